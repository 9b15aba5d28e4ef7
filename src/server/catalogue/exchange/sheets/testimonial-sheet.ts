import { eq, getTableColumns, sql } from 'drizzle-orm'
import { testimonialDataSchema } from '#contract/admin/testimonials.ts'
import { testimonialLimits } from '#contract/testimonials.ts'
import { pictures, testimonials, trips } from '../../../db/schema.ts'
import { keptNumberCell, textCell, pictureCell } from './cells.ts'
import { nameOrId, newestFirst, pageWhere } from './page.ts'
import type { Sheet } from './sheet.ts'

const tripTitle = nameOrId({ table: sql`trips`, id: sql`trips.id`, name: sql`title` })

export const testimonialSheet: Sheet = {
  noun: 'testimonials',
  table: testimonials,
  create: testimonialDataSchema,
  update: testimonialDataSchema.partial(),
  related: [],
  key: ['name', 'content'],
  keyed: [sql`lower(t.name) collate "C"`, sql`lower(t.content) collate "C"`],
  pictures: [{ field: 'photo', alt: 'photo_alt', bucket: 'trip-images' }],
  blanks: { rating: testimonialLimits.ratingDefault, trip_id: null, travelled_on: null, place: null, photo: null },
  columns: [
    { name: 'id', cell: textCell },
    { name: 'name', cell: textCell, required: true, example: 'Meera (sample)' },
    { name: 'content', cell: textCell, required: true, example: 'We learned the forest by its alarm calls.' },
    { name: 'rating', cell: keptNumberCell, example: '5' },
    { name: 'trip', cell: textCell, field: 'trip_id', refers: 'trip' },
    { name: 'travelled_on', cell: textCell, example: '2026-03' },
    { name: 'place', cell: textCell, example: 'Pune' },
    { name: 'photo', cell: pictureCell },
    { name: 'photo_alt', cell: textCell },
    { name: 'created_at', cell: textCell },
    { name: 'updated_at', cell: textCell },
  ],
  async select(db, options) {
    const rows = await db
      .select({
        testimonial: getTableColumns(testimonials),
        trip: sql<string | null>`case when trips.id is null then null else ${tripTitle} end`,
        alt: pictures.alt,
      })
      .from(testimonials)
      .leftJoin(trips, eq(trips.id, testimonials.trip_id))
      .leftJoin(pictures, eq(pictures.url, testimonials.photo))
      .where(pageWhere(testimonials, options))
      .orderBy(...newestFirst(testimonials))
      .limit(options.limit)
    return rows.map(({ testimonial: { id, created_at, updated_at, ...fields }, trip, alt }) => ({
      id,
      created_at,
      updated_at,
      shown: { trip },
      fields: { ...fields, photo_alt: alt ?? '' },
    }))
  },
}
