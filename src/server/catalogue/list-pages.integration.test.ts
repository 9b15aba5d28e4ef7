import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { directions } from '#contract/admin/fields.ts'
import { blogSortColumns } from '#contract/admin/blogs.ts'
import { pictureSortColumns } from '#contract/admin/pictures.ts'
import { testimonialSortColumns } from '#contract/admin/testimonials.ts'
import { tripSortColumns } from '#contract/admin/lists/trip-list.ts'
import { vendorSortColumns } from '#contract/admin/vendors.ts'
import type { Db } from '#server/platform/db/database.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'

const rows = 235
const pageSize = 20

/** The last one has fewer rows, and the one beyond it none. */
const pages = [1, 2, 7, 12, 99]

/** Many rows with equal sort keys: dates repeat, every tenth trip is a draft, every seventh has no vendor. */
async function fill(db: Db): Promise<void> {
  const from = sql.raw(`from generate_series(1, ${rows}) as n`)
  const day = sql.raw(`timestamptz '2026-01-01' + (n % 40) * interval '1 day'`)
  await db.execute(sql`insert into vendors (vendor_name, region, city, rating, created_at)
    select 'Host ' || n % 9, 'Assam', case when n % 3 = 0 then null else 'City ' || n % 20 end,
      case when n % 4 = 0 then null else 1 + n % 5 end, ${day} ${from}`)
  await db.execute(sql`insert into pictures (url, bucket, name, format, width, height, bytes, color, created_at)
    select '/media/trip-images/' || n || '.jpg', 'trip-images', n || '.jpg', 'jpeg', 10, 10, 1 + n % 50, '#ffffff', ${day} ${from}`)
  await db.execute(sql`insert into trips (title, category, region, vendor_id, price, duration, description, status, created_at)
    select 'Trip ' || n % 70, (array['Wildlife Escapes', 'Wellness Retreats', 'Signature Stays'])[1 + n % 3],
      (array['Assam', ' Kerala ', ''])[1 + n % 3],
      case when n % 7 = 0 then null else (select id from vendors where vendor_name = 'Host ' || n % 9 limit 1) end,
      1 + n % 60, 3, 'Slow days.', case when n % 10 = 0 then 'draft' else 'published' end, ${day} ${from}`)
  await db.execute(sql`insert into blogs (slug, title, body, status, tags, published_at, created_at)
    select 'blog-' || n, 'Blog ' || n % 70, '<p>Rain.</p>', case when n % 10 = 0 then 'draft' else 'published' end, array['Rain'],
      case when n % 10 = 0 then null else ${day} end, ${day} ${from}`)
  await db.execute(sql`insert into testimonials (name, content, rating, trip_id, created_at)
    select 'Guest ' || n % 70, 'Lovely.', 1 + n % 5, (select id from trips where status = 'published' order by id limit 1), ${day} ${from}`)
  // With the statistics of empty tables the planner would read lists row by row.
  await db.execute(sql`analyze`)
}

/** One page of a list: the ids of its rows, and the total where the list has it. */
type ReadPage = (page: number) => Promise<{ total?: number; ids: string[] }>

/** The same rows in one query without pagination. */
async function inOrder(db: Db, query: string): Promise<string[]> {
  const result = (await db.execute(sql.raw(query))) as unknown as { rows: { id: string }[] }
  return result.rows.map(({ id }) => id)
}

async function expectPages(read: ReadPage, expected: string[], name: string): Promise<void> {
  for (const page of pages) {
    const { total = expected.length, ids } = await read(page)
    const begin = (page - 1) * pageSize
    expect({ total, ids }, `${name}, page ${page}`).toEqual({
      total: expected.length,
      ids: expected.slice(begin, begin + pageSize),
    })
  }
}

/** The SQL expressions of `order by` for this column. */
const lowered = (column: string) => `lower(${column}) collate "C"`
const texts = new Set(['title', 'vendor_name', 'region', 'city', 'name'])
const plainKey = (column: string) => (texts.has(column) ? lowered(column) : column)
const tripKeys: Record<string, string> = {
  vendor: lowered('vendor_name'),
  region: 'btrim(trips.region) collate "C"',
  title: lowered('title'),
}

describeWithDatabase('the pages of a list', (open) => {
  it('have every row once and in order in public lists', async () => {
    const { db, api } = open()
    await fill(db)
    const part = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize })
    const idsOf = (items: { id: string }[]) => ({ ids: items.map(({ id }) => id) })
    const filters = [
      [{}, 'true'],
      [{ category: 'Wildlife Escapes' }, `category = 'Wildlife Escapes'`],
      [{ region: 'Kerala' }, `btrim(region) = 'Kerala'`],
      [{ region: '' }, `btrim(region) = ''`],
    ] as const
    for (const [filter, where] of filters) {
      const published = `select id from trips where status = 'published' and ${where} order by created_at desc, id`
      const expected = await inOrder(db, published)
      await expectPages(async (page) => idsOf(await api.trips.cards({ ...filter, ...part(page) })), expected, where)
      await expectPages(async (page) => idsOf(await api.trips.list({ ...filter, ...part(page) })), expected, where)
    }
    const published = `select id from blogs where status = 'published' order by published_at desc, created_at desc, id`
    const blogs = await inOrder(db, published)
    await expectPages(async (page) => idsOf(await api.blogs.list(part(page))), blogs, 'blogs')
    for (const tag of [undefined, 'RAIN']) {
      const read: ReadPage = async (page) => {
        const { total, items } = await api.blogs.cards({ tag, ...part(page) })
        return { total, ...idsOf(items) }
      }
      await expectPages(read, blogs, `blogs of ${tag}`)
    }
    const testimonials = await inOrder(db, 'select id from testimonials order by created_at desc, id')
    const [one] = await inOrder(db, 'select trip_id as id from testimonials limit 1')
    for (const trip_id of [undefined, one]) {
      const read: ReadPage = async (page) => idsOf(await api.testimonials.list({ trip_id, ...part(page) }))
      await expectPages(read, testimonials, `testimonials of ${trip_id}`)
    }
  })

  it('have every row once and in order in the back office, by each column in both directions', async () => {
    const { db, adminApi } = open()
    await fill(db)
    const { trips, vendors, blogs, testimonials, pictures } = adminApi.admin
    type List = (input: never) => Promise<{ total: number; items: ({ id: string } | { url: string })[] }>
    type Query = (sort: string, direction: string) => string
    const lists: [List, readonly string[], Query][] = [
      [
        trips.list,
        tripSortColumns,
        (sort, direction) => `select trips.id from trips left join vendors on vendors.id = vendor_id
          order by ${tripKeys[sort] ?? `trips.${sort}`} ${direction} nulls last, trips.created_at desc, trips.id`,
      ],
      [
        vendors.list,
        vendorSortColumns,
        (sort, direction) => `select id from vendors
          order by ${plainKey(sort)} ${direction} nulls last, ${lowered('vendor_name')}, id`,
      ],
      [
        blogs.list,
        blogSortColumns,
        (sort, direction) => `select id from blogs
          order by ${plainKey(sort)} ${direction} nulls last, created_at desc, id`,
      ],
      [
        testimonials.list,
        testimonialSortColumns,
        (sort, direction) => `select id from testimonials order by ${plainKey(sort)} ${direction}, created_at desc, id`,
      ],
      [
        pictures.list,
        pictureSortColumns,
        (sort, direction) => `select url as id from pictures order by ${sort} ${direction}, url ${direction}`,
      ],
    ]
    for (const [list, columns, query] of lists) {
      for (const [sort, direction] of columns.flatMap((each) => directions.map((way) => [each, way] as const))) {
        const read: ReadPage = async (page) => {
          const { total, items } = await list({ sort, direction, page, page_size: pageSize } as never)
          return { total, ids: items.map((item) => ('id' in item ? item.id : item.url)) }
        }
        await expectPages(read, await inOrder(db, query(sort, direction)), query(sort, direction))
      }
    }

    const found = await inOrder(db, 'select id from trips order by created_at desc, id')
    const search: ReadPage = async (page) => {
      const { total, items } = await adminApi.admin.trips.list({ search: 'TRIP', page, page_size: pageSize })
      return { total, ids: items.map(({ id }) => id) }
    }
    await expectPages(search, found, 'a search by date')
  })
})
