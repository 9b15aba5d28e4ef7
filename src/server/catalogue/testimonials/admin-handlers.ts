import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { testimonialsAdminContract, testimonialSortColumns } from '#contract/admin/testimonials.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures, testimonials, trips } from '../../platform/db/schema.ts'
import { sortable } from '../../platform/db/tables/columns.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { whereOf, type ListInput } from '../../api/filters.ts'
import { idsOfPage, orderBy, sortKeys, type Page, type SortBy } from '../../api/pagination.ts'
import { readList } from '../../search/lists.ts'
import { logChange } from '../common/writes/log-change.ts'
import { updateAlt } from '../common/writes/picture-alt.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'
import { isoMoments } from '../../api/iso-moments.ts'
import { presentSaved } from '../../api/writes/present-saved.ts'
import { lockVersion, nextVersion } from '../../api/writes/optimistic-lock.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import { requirePictures } from '../common/writes/require-pictures.ts'
import { testimonialConditions } from './testimonial-filters.ts'

const { testimonials: procedures } = adminProcedure
const version = { id: testimonials.id, updated_at: testimonials.updated_at }

const sortBy: SortBy<(typeof testimonialSortColumns)[number]> = {
  name: { by: sortable(testimonials.name) },
  rating: { by: testimonials.rating },
}

/** With the trip, whatever its status. */
const columns = {
  ...getTableColumns(testimonials),
  trip: { title: trips.title, status: trips.status },
  photo_picture: pictureColumns(pictures),
  on_home: sql<boolean>`${testimonials.home_position} is not null`,
}

function selectPage(db: Db, input: ListInput<typeof testimonialsAdminContract.list>, page: Page) {
  const keys = sortKeys(testimonials, sortBy, input)
  const ids = idsOfPage(db, testimonials, whereOf(testimonialConditions, input), keys, page).as('page')
  return db
    .select(columns)
    .from(ids)
    .innerJoin(testimonials, eq(testimonials.id, ids.id))
    .leftJoin(trips, eq(trips.id, testimonials.trip_id))
    .leftJoin(pictures, eq(pictures.url, testimonials.photo))
    .orderBy(...orderBy(keys))
}

/** Locks a trip against deletion until the transaction ends. @throws WriteRefused if there is no such trip. */
async function lockTrip(tx: Db, id: string | null | undefined): Promise<void> {
  if (!id) return
  const rows = await tx.select({ id: trips.id }).from(trips).where(eq(trips.id, id)).for('key share')
  if (rows.length === 0) throw new WriteRefused('TRIP_NOT_FOUND')
}

export const testimonialAdminHandlers = {
  list: procedures.list.handler(({ input = {}, context: { db } }) =>
    readList(db, input, {
      table: testimonials,
      conditions: testimonialConditions,
      select: selectPage,
      present: isoMoments,
    }),
  ),
  get: procedures.get.handler(async ({ input, context: { db }, errors }) => {
    const [row] = await db
      .select(columns)
      .from(testimonials)
      .leftJoin(trips, eq(trips.id, testimonials.trip_id))
      .leftJoin(pictures, eq(pictures.url, testimonials.photo))
      .where(eq(testimonials.id, input.testimonial_id))
    if (!row) throw errors.TESTIMONIAL_NOT_FOUND()
    return isoMoments(row)
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context }) => {
    const { db } = context
    const { photo_alt, ...fields } = input.testimonial_data
    await requirePictures(db, 'trip-images', [{ field: 'photo', image_url: fields.photo }])
    await lockTrip(db, fields.trip_id)
    const [row] = await db.insert(testimonials).values(fields).returning(version)
    await updateAlt(db, fields.photo, photo_alt)
    // Testimonials have no status: a new one is public.
    logChange(context, 'testimonial', row!.id, 'published')
    return presentSaved(row!)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db } }) => {
    const { photo_alt, ...fields } = input.testimonial_data
    await requirePictures(db, 'trip-images', [{ field: 'photo', image_url: fields.photo }])
    await lockTrip(db, fields.trip_id)
    const stored = await lockVersion(db, testimonials, input.testimonial_id, input, 'TESTIMONIAL_NOT_FOUND')
    const [row] = await db
      .update(testimonials)
      .set({ ...fields, updated_at: nextVersion(stored.updated_at) })
      .where(eq(testimonials.id, stored.id))
      .returning(version)
    await updateAlt(db, fields.photo ?? stored.photo, photo_alt)
    return presentSaved(row!)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context }) => {
    const id = input.testimonial_id
    const deleted = await context.db
      .delete(testimonials)
      .where(eq(testimonials.id, id))
      .returning({ id: testimonials.id })
    if (deleted.length > 0) logChange(context, 'testimonial', id, 'deleted')
    return { id }
  }),
}
