import { eq, getTableColumns, sql } from 'drizzle-orm'
import { blogDataSchema } from '#contract/admin/blogs.ts'
import { statuses } from '#contract/fields.ts'
import { blogs, pictures } from '../../../db/schema.ts'
import { choiceCell, textCell, textLinesCell, pictureCell } from './cells.ts'
import { nameOrId, newestFirst, pageWhere } from './page.ts'
import type { Sheet } from './sheet.ts'

const tripTitle = nameOrId({ table: sql`trips`, id: sql`trips.id`, name: sql`title` })

/** A trip that is gone stays as its id: it may be in the trash, from where it can come back. */
const tripTitles = sql<
  string[]
>`(select coalesce(json_agg(case when trips.id is null then chosen.id::text else ${tripTitle} end
    order by chosen.place), '[]'::json)
  from unnest(blogs.trip_ids) with ordinality as chosen(id, place) left join trips on trips.id = chosen.id)`

export const blogSheet: Sheet = {
  noun: 'blogs',
  table: blogs,
  create: blogDataSchema.partial({ body: true }),
  update: blogDataSchema.partial(),
  related: [],
  key: ['slug'],
  keyed: [sql`t.slug collate "C"`],
  pictures: [{ field: 'featured_image', alt: 'featured_image_alt', bucket: 'blog-images' }],
  blanks: {
    body: '',
    start: '',
    reading_minutes: 1,
    tags: null,
    trip_ids: [],
    featured_image: null,
    published_at: null,
  },
  columns: [
    { name: 'id', cell: textCell },
    { name: 'title', cell: textCell, required: true, example: 'Why we wait for the alarm call' },
    { name: 'slug', cell: textCell, example: 'why-we-wait-for-the-alarm-call' },
    { name: 'status', cell: choiceCell(statuses), example: 'draft' },
    { name: 'body', cell: textCell, example: '<p>The langur speaks first.</p>' },
    { name: 'tags', cell: textLinesCell, example: 'Wildlife\nKanha' },
    { name: 'featured_image', cell: pictureCell },
    { name: 'featured_image_alt', cell: textCell },
    { name: 'trips', cell: textLinesCell, field: 'trip_ids', refers: 'trips' },
    { name: 'published_at', cell: textCell },
    { name: 'created_at', cell: textCell },
    { name: 'updated_at', cell: textCell },
  ],
  async select(db, options) {
    const rows = await db
      .select({ blog: getTableColumns(blogs), trips: tripTitles, alt: pictures.alt })
      .from(blogs)
      .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
      .where(pageWhere(blogs, options))
      .orderBy(...newestFirst(blogs))
      .limit(options.limit)
    return rows.map(({ blog: { id, created_at, updated_at, published_at, ...fields }, trips, alt }) => ({
      id,
      created_at,
      updated_at,
      shown: { trips, published_at: published_at?.toISOString() ?? null },
      fields: { ...fields, tags: fields.tags ?? [], featured_image_alt: alt ?? '' },
    }))
  },
}
