import { eq, getTableColumns, sql } from 'drizzle-orm'
import { blogDataSchema } from '#contract/admin/blogs.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import { blogs, pictures } from '../../platform/db/schema.ts'
import { textCell } from './cells.ts'
import { declaredSheet } from './declared-sheet.ts'
import { nameOrId, newestFirst, pageWhere } from './page.ts'

const tripTitle = nameOrId({ table: sql`trips`, id: sql`trips.id`, name: sql`title` })

/** A trip that is gone stays as its id: it may be in the trash, from where it can come back. */
const tripTitles = sql<
  string[]
>`(select coalesce(json_agg(case when trips.id is null then chosen.id::text else ${tripTitle} end
    order by chosen.place), '[]'::json)
  from unnest(blogs.trip_ids) with ordinality as chosen(id, place) left join trips on trips.id = chosen.id)`

export const blogSheet = declaredSheet({
  entity: 'blogs',
  table: blogs,
  create: blogDataSchema.partial({ body: true }),
  update: blogDataSchema.partial(),
  related: [],
  key: ['slug'],
  keyed: [sql`t.slug collate "C"`],
  fields: blogFields,
  moreColumns: [{ name: 'published_at', cell: textCell }],
  moreBlanks: { body: '', start: '', reading_minutes: 1, published_at: null },
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
})
