import { adminMessages } from '#contract/messages.ts'
import { asText, asValue, fieldOf, historyKind } from '../shell/history/history-kind.ts'
import { noTrip, testimonialValuesOf, type TestimonialValues } from './testimonial-form.ts'

const field = fieldOf<TestimonialValues, keyof TestimonialValues>

export const testimonialHistory = historyKind<'testimonials', TestimonialValues>(testimonialValuesOf, [
  field('name', 'Customer Name', asText),
  field('content', 'Testimonial Content', asText),
  field('rating', 'Rating', (stars) => asValue(stars === '1' ? '1 Star' : `${stars} Stars`)),
  {
    ...field('trip_id', 'Associated Trip', (id, known) =>
      asValue(id === noTrip ? 'No specific trip' : (known.nameOf(id) ?? 'Another trip')),
    ),
    obstacle: ({ trip_id }, known) =>
      known.isNoMore(trip_id) ? { text: adminMessages.history.tripGone, blocks: true } : null,
  },
])
