import { eq, getTableColumns, sql } from 'drizzle-orm'
import { testimonialDataSchema } from '#contract/admin/testimonials.ts'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { pictures, testimonials, trips } from '../../platform/db/schema.ts'
import { declaredSheet } from './declared-sheet.ts'
import { nameOrId, newestFirst, pageWhere } from './page.ts'

const tripTitle = nameOrId({ table: sql`trips`, id: sql`trips.id`, name: sql`title` })

export const testimonialSheet = declaredSheet({
  entity: 'testimonials',
  table: testimonials,
  create: testimonialDataSchema,
  update: testimonialDataSchema.partial(),
  related: [],
  key: ['name', 'content'],
  keyed: [sql`lower(t.name) collate "C"`, sql`lower(t.content) collate "C"`],
  fields: testimonialFields,
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
})
