import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { createdAt, id, latestFirst, sample, updatedAt } from './columns.ts'
import { fieldChecks } from './field-checks.ts'
import { pictures } from './pictures.ts'
import { trips } from './trips.ts'

export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    name: text().notNull(),
    content: text().notNull(),
    rating: integer().notNull().default(testimonialFields.rating.blank),
    trip_id: uuid().references(() => trips.id, { onDelete: 'set null' }),
    travelled_on: date({ mode: 'string' }),
    place: text(),
    photo: text().references(() => pictures.url, { onDelete: 'set null' }),
    /** Place on the home page, from 1; null where it is not chosen for it. */
    home_position: integer(),
    sample: sample(),
    /** The guest wrote it by invitation: a trigger keeps name, content and rating. */
    by_invitation: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ...fieldChecks('testimonials', table, testimonialFields),
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
