import { eq, isNotNull, isNull } from 'drizzle-orm'
import type { testimonialsAdminContract } from '#contract/admin/testimonials.ts'
import { testimonials } from '../../platform/db/schema.ts'
import type { Conditions, FiltersOf } from '../../api/filters.ts'
import { isFoundBy } from '../../search/words.ts'

export type TestimonialFilters = FiltersOf<typeof testimonialsAdminContract.list>

export const testimonialConditions: Conditions<TestimonialFilters> = {
  search: (text) => isFoundBy('testimonials', testimonials.id, text),
  trip_id: (id) => eq(testimonials.trip_id, id),
  on_home: (isChosen) => (isChosen ? isNotNull(testimonials.home_position) : isNull(testimonials.home_position)),
}
