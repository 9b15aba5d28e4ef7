import { eq, getTableColumns, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Direction } from '#contract/admin/fields.ts'
import type { AdminTestimonial, testimonialSortColumns } from '#contract/admin/testimonials.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures, testimonials, trips } from '../../platform/db/schema.ts'
import { sortable } from '../../platform/db/tables/columns.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { whereOf } from '../../api/filters.ts'
import { idsOfPage, orderBy, pageOf, type Page, type SortKey } from '../../api/pagination.ts'
import { readSearched } from '../../search/lists.ts'
import { logChange } from '../common/writes/log-change.ts'
import { updateAlt } from '../common/writes/picture-alt.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'
import { presentSaved } from '../../api/writes/present-saved.ts'
import { lockVersion, nextVersion } from '../../api/writes/optimistic-lock.ts'
import { missingPicture } from '../common/writes/require-pictures.ts'
import { testimonialConditions, type TestimonialFilters } from './testimonial-filters.ts'

type SortColumn = (typeof testimonialSortColumns)[number]

interface Order {
  sort?: SortColumn | undefined
  direction?: Direction | undefined
}

const { testimonials: procedures } = adminProcedure
const version = { id: testimonials.id, updated_at: testimonials.updated_at }

const sortBy: Record<Exclude<SortColumn, 'created_at'>, AnyColumn | SQL> = {
  name: sortable(testimonials.name),
  rating: testimonials.rating,
}

function keysOf({ sort = 'created_at', direction = sort === 'created_at' ? 'desc' : 'asc' }: Order): SortKey[] {
  const byId: SortKey = { by: testimonials.id, direction: 'asc' }
  if (sort === 'created_at') return [{ by: testimonials.created_at, direction }, byId]
  return [{ by: sortBy[sort], direction }, { by: testimonials.created_at, direction: 'desc' }, byId]
}

/** With the trip, whatever its status. */
const columns = {
  ...getTableColumns(testimonials),
  trip: { title: trips.title, status: trips.status },
  photo_picture: pictureColumns(pictures),
  on_home: sql<boolean>`${testimonials.home_position} is not null`,
}

function selectPage(db: Db, filters: TestimonialFilters, order: Order, page: Page) {
  const ids = idsOfPage(db, testimonials, whereOf(testimonialConditions, filters), keysOf(order), page).as('page')
  return db
    .select(columns)
    .from(ids)
    .innerJoin(testimonials, eq(testimonials.id, ids.id))
    .leftJoin(trips, eq(trips.id, testimonials.trip_id))
    .leftJoin(pictures, eq(pictures.url, testimonials.photo))
    .orderBy(...orderBy(keysOf(order)))
}

type Row = Awaited<ReturnType<typeof selectPage>>[number]

function presentAdminTestimonial(row: Row): AdminTestimonial {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

function missingPhoto(tx: Db, photo: string | null | undefined) {
  return missingPicture(tx, 'trip-images', photo ? [{ field: 'photo', image_url: photo }] : [])
}

/**
 * Locks a trip against deletion until the transaction ends.
 * @returns false if there is no such trip; true without an id.
 */
async function lockTrip(tx: Db, id: string | null | undefined): Promise<boolean> {
  if (!id) return true
  const rows = await tx.select({ id: trips.id }).from(trips).where(eq(trips.id, id)).for('key share')
  return rows.length > 0
}

export const testimonialAdminHandlers = {
  list: procedures.list.handler(async ({ input, context: { db } }) => {
    const { rows, ...found } = await readSearched(
      db,
      { filters: input ?? {}, page: pageOf(input) },
      (filters) => db.$count(testimonials, whereOf(testimonialConditions, filters)),
      (filters, page) => selectPage(db, filters, filters, page),
    )
    return { ...found, items: rows.map(presentAdminTestimonial) }
  }),
  get: procedures.get.handler(async ({ input, context: { db }, errors }) => {
    const [row] = await db
      .select(columns)
      .from(testimonials)
      .leftJoin(trips, eq(trips.id, testimonials.trip_id))
      .leftJoin(pictures, eq(pictures.url, testimonials.photo))
      .where(eq(testimonials.id, input.testimonial_id))
    if (!row) throw errors.TESTIMONIAL_NOT_FOUND()
    return presentAdminTestimonial(row)
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    const { photo_alt, ...fields } = input.testimonial_data
    const missing = await missingPhoto(db, fields.photo)
    if (missing) throw errors.PICTURE_NOT_FOUND({ data: missing })
    if (!(await lockTrip(db, fields.trip_id))) throw errors.TRIP_NOT_FOUND()
    const [row] = await db.insert(testimonials).values(fields).returning(version)
    await updateAlt(db, fields.photo, photo_alt)
    // Testimonials have no status: a new one is public.
    logChange(context, 'testimonial', row!.id, 'published')
    return presentSaved(row!)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const { photo_alt, ...fields } = input.testimonial_data
    const missing = await missingPhoto(db, fields.photo)
    if (missing) throw errors.PICTURE_NOT_FOUND({ data: missing })
    if (!(await lockTrip(db, fields.trip_id))) throw errors.TRIP_NOT_FOUND()
    const stored = await lockVersion(db, testimonials, input.testimonial_id, input, {
      notFound: errors.TESTIMONIAL_NOT_FOUND,
      conflict: errors.VERSION_CONFLICT,
    })
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
