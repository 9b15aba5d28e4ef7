import { expect, test } from 'vitest'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { createLog } from '#server/platform/log.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { answered, startAsAdmin } from '#tests/support/program/start-as-admin.ts'

/**
 * Maximum number of queries for the first rendering of a page: one for each part that it shows. More mean that a part
 * queries row by row, or that two parts run the same query. Each page is measured directly after a change of content, as
 * pages share cached reads.
 */
const budgets = {
  // Among them two for quotes: the chosen ones, or else the newest.
  '/': 7,
  // Trips, category, the other categories, regions, facets.
  '/category/wildlife': 5,
  '/blogs': 3,
  // The story, and the trips that it leads to.
  story: 2,
  // The trip, those to compare it with, cards of the similar ones, and stories.
  trip: 4,
  // The host, its trips, and the words of their guests.
  host: 3,
  '/about': 0,
}

/** The settings are read once after a change of content, for all pages. */
const settings = 1

/** More than one of each, so that reading row by row is noticed. @returns the paths of one each. */
async function fill(databaseUrl: string) {
  const database = await openPostgresql(databaseUrl, createLog('silent'))
  const { db } = database
  try {
    await aHeroImage(db, { is_active: true })
    const vendor = await aVendor(db)
    const fields = { vendor_id: vendor.id, category: 'Wildlife Escapes', region: 'Assam', featured: true } as const
    const trips = [await aTrip(db, fields), await aTrip(db, fields), await aTrip(db, fields)]
    for (const { id } of trips) await aTestimonial(db, { trip_id: id })
    const stories = [await aBlog(db), await aBlog(db), await aBlog(db)]
    return { trip: `/trip/${trips[0]!.id}`, host: `/host/${vendor.id}`, story: `/blog/${stories[0]!.slug}` }
  } finally {
    await database.close()
  }
}

test('rendering takes few queries, serving from the cache none, and only pages with results are cached', async () => {
  const DATABASE_URL = await clonePostgresql()
  const paths: Record<string, string> = await fill(DATABASE_URL)
  const { program, call } = await startAsAdmin({ DATABASE_URL, LOG_LEVEL: 'debug' })
  // Its queries are not the pages'.
  await expect.poll(() => program.stdout(), { timeout: 60_000 }).toContain('"msg":"swept"')
  const read = async (path: string) => {
    const answer = await fetch(program.url + path)
    expect(answer.status, path).toBe(200)
    return answer
  }
  const queries = async () => Number(/^db_queries_total (\d+)$/m.exec(await (await read('/metrics')).text())![1])
  /** Jobs look at the content after each change. */
  const settled = async () => {
    let last = -1
    const isSettled = async () => last === (last = await queries())
    await expect.poll(isSettled, { interval: 500 }).toBe(true)
    return last
  }
  const [category] = await answered<{ id: string; title: string; description: string }[]>(call, 'GET', '/categories')
  const { id, title, description } = category!
  const costs: Record<string, number> = {}
  for (const page of Object.keys(budgets)) {
    const path = paths[page] ?? page
    // Saved unchanged, which invalidates all caches.
    await answered(call, 'PATCH', `/categories/${id}`, { category_data: { title, description } })
    const before = await settled()
    await read(path)
    const after = await queries()
    costs[page] = after - before
    await read(path)
    expect(await queries(), `${path} again`).toBe(after)
  }
  const over = Object.entries(budgets).filter(([page, budget]) => costs[page]! > budget + settings)
  expect(over, JSON.stringify(costs)).toEqual([])
  expect(costs['/'], 'queries are counted').toBeGreaterThan(0)

  const isCached = async (path: string) => {
    await read(path)
    return (await read(path)).headers.get('cache-status') === 'hatheli; hit'
  }
  for (const path of ['/category/wildlife?region=', '/category/wildlife?page=', '/blogs?tag=', '/blogs?page=']) {
    expect(await isCached(`${path}39999`), path).toBe(false)
  }
  for (const path of ['/category/wildlife', '/category/wildlife?region=Assam', '/blogs', '/blogs?tag=Birds']) {
    expect(await isCached(path), path).toBe(true)
  }
})
