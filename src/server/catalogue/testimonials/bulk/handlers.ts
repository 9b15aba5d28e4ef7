import { and, isNotNull, sql } from 'drizzle-orm'
import { testimonials } from '#server/platform/db/schema.ts'
import { adminProcedure, inTransaction } from '#server/api/admin-procedure.ts'
import { changeRows, type RowsAction } from '../../common/bulk/change-rows.ts'
import { isOneOf } from '../../common/bulk/chosen-rows.ts'
import { orderBy } from '#server/api/pagination.ts'
import { homeTestimonialsFirst } from '#server/api/cards/testimonial-rows.ts'
import { changeOf, logChanges } from '../../common/writes/log-change.ts'
import { nextVersions } from '#server/api/writes/optimistic-lock.ts'
import { testimonialConditions } from '../testimonial-filters.ts'
import { chosenTestimonialColumns, isWholeHome, testimonialActions, type ChosenTestimonial } from './actions.ts'

const { testimonials: procedures } = adminProcedure

const source = { table: testimonials, columns: chosenTestimonialColumns, conditions: testimonialConditions }

export const testimonialBulkHandlers = {
  bulk: procedures.bulk.use(inTransaction).handler(async ({ input, context }) => {
    const action = testimonialActions[input.action.kind] as RowsAction<ChosenTestimonial, typeof input.action>
    const result = await changeRows(context.db, source, action, input)
    logChanges(context, 'testimonial', result.changed, changeOf(input.action))
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
