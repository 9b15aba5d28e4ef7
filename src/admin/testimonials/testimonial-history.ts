import { adminMessages } from '#contract/messages.ts'
import { formatMonth } from '#values/format/dates.ts'
import { asText, asValue, fieldOf, historyKind, pictureOf } from '../shell/history/history-kind.ts'
import { noTrip, testimonialValuesOf, type TestimonialValues } from './testimonial-form.ts'

const field = fieldOf<TestimonialValues, keyof TestimonialValues>

export const testimonialHistory = historyKind<'testimonials', TestimonialValues>(testimonialValuesOf, {
  name: field('name', 'Customer Name', (name) => asText(name as string)),
  content: field('content', 'Testimonial Content', (content) => asText(content as string)),
  rating: field('rating', 'Rating', (stars) => asValue(stars === '1' ? '1 Star' : `${stars} Stars`)),
  trip_id: {
    ...field('trip_id', 'Associated Trip', (id, known) =>
      asValue(id === noTrip ? 'No specific trip' : (known.nameOf(id as string) ?? 'Another trip')),
    ),
    obstacle: ({ trip_id }, known) =>
      known.isNoMore(trip_id) ? { text: adminMessages.history.tripGone, blocks: true } : null,
  },
  place: field('place', 'From', (place) => asValue(place as string)),
  travelled_on: field('travelled_on', 'Month of travel', (month) => asValue(month ? formatMonth(`${month}-01`) : '')),
  photo: pictureOf<TestimonialValues>('Photo', { url: 'photo', alt: 'photo_alt' }),
  photo_alt: { with: 'photo' },
})
