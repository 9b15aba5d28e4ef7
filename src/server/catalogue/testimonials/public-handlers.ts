import { and, eq, exists, isNotNull } from 'drizzle-orm'
import type { testimonialsContract } from '#contract/testimonials.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { testimonials, trips } from '../../platform/db/schema.ts'
import { api } from '../../api/api.ts'
import { whereOf, type Conditions, type FiltersOf } from '../../api/filters.ts'
import { pagePlaceholders, publicPageOf } from '../../api/pagination.ts'
import { homeTestimonialsFirst, presentTestimonial, selectTestimonials } from '../../api/cards/testimonial-rows.ts'

type Filters = FiltersOf<typeof testimonialsContract.list>

/** A draft trip has no public testimonials. */
const testimonialConditions = (db: Db): Conditions<Filters> => ({
  trip_id: (id) => {
    const published = db
      .select({ id: trips.id })
      .from(trips)
      .where(and(eq(trips.id, id), eq(trips.status, 'published')))
    return and(eq(testimonials.trip_id, id), exists(published))
  },
})

const chosenForHome = prepared((db) =>
  selectTestimonials(db, isNotNull(testimonials.home_position), pagePlaceholders, homeTestimonialsFirst).prepare(
    'testimonials_chosen_for_home',
  ),
)

const newest = prepared((db) => selectTestimonials(db, undefined, pagePlaceholders).prepare('newest_testimonials'))

export const testimonialHandlers = {
  list: api.testimonials.list.handler(async ({ input = {}, context: { db } }) => {
    const where = whereOf(testimonialConditions(db), input)
    const rows = await selectTestimonials(db, where, publicPageOf(input))
    return rows.map(presentTestimonial)
  }),
  home: api.testimonials.home.handler(async ({ input, context: { db } }) => {
    const page = { ...publicPageOf(input) }
    const chosen = await chosenForHome(db).execute(page)
    const rows = chosen.length > 0 ? chosen : await newest(db).execute(page)
    return rows.map(presentTestimonial)
  }),
}
