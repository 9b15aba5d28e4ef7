import { and, asc, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { testimonials } from '#server/platform/db/schema.ts'
import { adminProcedure, inTransaction } from '#server/api/admin-procedure.ts'
import { changeRows, type RowsAction } from '../../common/bulk/change-rows.ts'
import { isOneOf, lockChosen } from '../../common/bulk/chosen-rows.ts'
import { orderBy } from '#server/api/pagination.ts'
import { homeTestimonialsFirst } from '#server/api/cards/testimonial-rows.ts'
import { whereOf } from '#server/api/filters.ts'
import { changeOf, logChanges } from '../../common/writes/log-change.ts'
import { nextVersions } from '#server/api/writes/optimistic-lock.ts'
import { asTypedError } from '#server/api/writes/write-refused.ts'
import { testimonialConditions, type TestimonialFilters } from '../testimonial-filters.ts'
import { chosenTestimonialColumns, isWholeHome, testimonialActions, type ChosenTestimonial } from './actions.ts'

const { testimonials: procedures } = adminProcedure

/** Testimonials as a bulk change sees and locks them. */
const sourceOf = (tx: Db) => ({
  id: testimonials.id,
  conditions: testimonialConditions,
  count: (filters: TestimonialFilters) => tx.$count(testimonials, whereOf(testimonialConditions, filters)),
  lock: (where: SQL | undefined, limit: number) =>
    tx
      .select(chosenTestimonialColumns)
      .from(testimonials)
      .where(where)
      .orderBy(asc(testimonials.id))
      .limit(limit)
      .for('update'),
})

export const testimonialBulkHandlers = {
  bulk: procedures.bulk.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    const { rows, action, only_valid } = input
    const result = await asTypedError(
      errors,
      lockChosen(db, rows, sourceOf(db)).then((chosen) =>
        changeRows(db, chosen, testimonialActions[action.kind] as RowsAction<ChosenTestimonial, typeof action>, {
          action,
          only_valid,
        }),
      ),
    )
    logChanges(context, 'testimonial', result.changed, changeOf(action))
    return result
  }),
  home: procedures.home.handler(({ context: { db } }) =>
    db
      .select({
        id: testimonials.id,
        name: testimonials.name,
        content: testimonials.content,
        rating: testimonials.rating,
      })
      .from(testimonials)
      .where(isNotNull(testimonials.home_position))
      .orderBy(...orderBy(homeTestimonialsFirst)),
  ),
  orderHome: procedures.orderHome.use(inTransaction).handler(async ({ input: { ids }, context: { db }, errors }) => {
    if (!(await isWholeHome(db, ids))) throw errors.HOME_CHANGED()
    const place = sql`array_position(${sql.param(ids)}::uuid[], ${testimonials.id})`
    const rows = await db
      .update(testimonials)
      .set({ home_position: place, updated_at: nextVersions(testimonials.updated_at) })
      .where(and(isOneOf(testimonials.id, ids), sql`${testimonials.home_position} is distinct from ${place}`))
      .returning({ id: testimonials.id })
    return { changed: rows.length }
  }),
}
