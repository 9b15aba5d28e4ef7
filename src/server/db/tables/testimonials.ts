import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { testimonialLimits } from '../../../contract/testimonials.ts'
import { atMost, createdAt, filledUpTo, id, latestFirst, sample, updatedAt, within } from './columns.ts'
import { pictures } from './pictures.ts'
import { trips } from './trips.ts'

export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    name: text().notNull(),
    content: text().notNull(),
    rating: integer().notNull().default(testimonialLimits.ratingDefault),
    trip_id: uuid().references(() => trips.id, { onDelete: 'set null' }),
    travelled_on: date({ mode: 'string' }),
    place: text(),
    photo: text().references(() => pictures.url, { onDelete: 'set null' }),
    /** Place on the home page, from 1; null where it is not chosen for it. */
    home_position: integer(),
    sample: sample(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    filledUpTo('testimonials_name_length', table.name, testimonialLimits.name),
    filledUpTo('testimonials_content_length', table.content, testimonialLimits.content),
    within('testimonials_rating', table.rating, testimonialLimits.ratingMin, testimonialLimits.ratingMax),
    check('testimonials_travelled_on', sql`extract(day from ${table.travelled_on}) = 1`),
    atMost('testimonials_place_length', table.place, testimonialLimits.place),
    check('testimonials_home_position', sql`${table.home_position} >= 1`),
    index('testimonials_on_home')
      .on(table.home_position, latestFirst(table.created_at), table.id)
      .where(sql`${table.home_position} is not null`),
    index('testimonials_by_photo')
      .on(table.photo)
      .where(sql`${table.photo} is not null`),
    index('testimonials_newest').on(latestFirst(table.created_at), table.id),
    index('testimonials_by_trip').on(table.trip_id, latestFirst(table.created_at)),
  ],
)
