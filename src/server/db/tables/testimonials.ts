import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { testimonialLimits } from '../../../contract/testimonials.ts'
import { createdAt, filledUpTo, id, latestFirst, updatedAt, within } from './columns.ts'
import { trips } from './trips.ts'

export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    name: text().notNull(),
    content: text().notNull(),
    rating: integer().notNull().default(testimonialLimits.ratingDefault),
    trip_id: uuid().references(() => trips.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    filledUpTo('testimonials_name_length', table.name, testimonialLimits.name),
    filledUpTo('testimonials_content_length', table.content, testimonialLimits.content),
    within('testimonials_rating', table.rating, testimonialLimits.ratingMin, testimonialLimits.ratingMax),
    index('testimonials_newest').on(latestFirst(table.created_at), table.id),
    index('testimonials_by_trip').on(table.trip_id, latestFirst(table.created_at)),
  ],
)
