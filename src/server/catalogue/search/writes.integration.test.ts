import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutChanges } from '#server/db/writes/change-author.ts'
import type { Db } from '#server/db/database.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { anItineraryDay, aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { blogs, searchEntries, searchTerms, trips, vendors } from '../../db/schema.ts'
import { refreshFound } from './refresh.ts'

type TripChange = Partial<typeof trips.$inferInsert>

/** Two values of every column of a trip that its entry or its facets are made of; a test compares them with the views. */
const tripValues = {
  title: ['Numbat Nights', 'Quokka Days'],
  region: ['Kerala', ' Assam '],
  category: ['Wellness Retreats', 'Wildlife Escapes'],
  short_description: ['Rivers of mist', ''],
  description: ['Slow rivers', 'Quick rivers'],
  highlights: [[], ['Otters at dusk']],
  inclusions: [['Lunch'], []],
  languages: [[], ['Hindi', 'Khasi']],
  show_vendor_info: [true, false],
  start_place: [null, 'Jorhat'],
  end_place: [null, 'Tezpur'],
  nearest_station: [null, 'Mariani'],
  nearest_airport: [null, 'Lilabari'],
  stops: [[], [{ name: 'Majuli', latitude: 26.9, longitude: 94.2, day: null }]],
  itinerary: [[anItineraryDay()], [anItineraryDay({ title: 'Ferries', accommodation_name: 'River House' })]],
  faqs: [[], [{ question: 'Is there snow?', answer: 'Hardly ever.' }]],
  duration: [3, 9],
  pace: [null, 5],
  best_months: [[1, 2], []],
  closed_months: [[6, 7], [12]],
  price: [1000, 90_000],
  created_at: [new Date(Date.UTC(2026, 0, 1)), new Date(Date.UTC(2026, 5, 1))],
  status: ['published', 'draft'],
} satisfies { [Column in keyof TripChange]: readonly [TripChange[Column], TripChange[Column]] }

const columns = Object.keys(tripValues) as (keyof typeof tripValues)[]

const step = fc.record({
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constant('trips' as const) },
    fc.constantFrom('hosts of trips' as const, 'vendors' as const, 'story' as const, 'delete and add' as const),
  ),
  some: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 6 }),
  column: fc.constantFrom(...columns),
  other: fc.nat(3),
  value: fc.nat(1),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const vendorChanges: Partial<typeof vendors.$inferInsert>[][] = [
  [{ vendor_name: 'Bilby Walks' }, { vendor_name: 'Dugong Boats' }],
  [{ region: 'Assam' }, { region: 'Goa' }],
  [{ city: 'Jorhat' }, { city: 'Panaji' }],
  [{ phone: '+91 99887 76655' }, { phone: '' }],
]

const storyChanges: Partial<typeof blogs.$inferInsert>[][] = [
  [{ title: 'Fog' }, { title: 'Ferry' }],
  [{ tags: ['Tea'] }, { tags: ['Birds', 'Tea'] }],
  [{ status: 'draft' }, { status: 'published' }],
  [{ body: '<p>Fog</p>' }, { body: '<p>Tea</p>' }],
]

/** Rows of the public search that are not what a rebuild would store. */
async function differences({ db }: TestDatabase): Promise<unknown[]> {
  const { rows } = (await db.execute(sql`
    with wanted as (select * from entries_of_trips union all select * from entries_of_stories
      union all select * from entries_of_hosts),
    wanted_facets as (select * from facets_of_trips),
    kept_facets as (select trip_id, category, region, length, price_band, pace, months, price, duration, created_at
      from trip_facets)
    select 'missing' as fault, noun, title from (select * from wanted except select * from search_entries) as missing
    union all select 'left', noun, title from (select * from search_entries except select * from wanted) as remaining
    union all select 'facets', 'trip', category from (
      (select * from wanted_facets except select * from kept_facets)
      union all (select * from kept_facets except select * from wanted_facets)) as facets`)) as { rows: unknown[] }
  return rows
}

async function take({ db }: TestDatabase, { act, some, column, other, value }: Step, hosts: string[]): Promise<void> {
  const ids = (await db.select({ id: trips.id }).from(trips).orderBy(trips.host_info)).map(({ id }) => id)
  const chosen = inArray(
    trips.id,
    some.map((index) => ids[index]!),
  )
  if (act === 'trips')
    await db
      .update(trips)
      .set({ [column]: tripValues[column][value] })
      .where(chosen)
  else if (act === 'hosts of trips')
    await db
      .update(trips)
      .set({ vendor_id: hosts[other] ?? null })
      .where(chosen)
  else if (act === 'vendors') await db.update(vendors).set(vendorChanges[other]![value]!)
  else if (act === 'story') await db.update(blogs).set(storyChanges[other]![value]!)
  else {
    const gone = await db.delete(trips).where(chosen).returning()
    await db.insert(trips).values(gone.map((trip) => ({ ...trip, title: `${trip.title} again` })))
  }
}

/** Six trips of two hosts, and a story; replaces what a former sequence left. */
async function begin({ db }: TestDatabase): Promise<string[]> {
  await db.transaction(async (tx) => {
    await withoutChanges(tx as Db)
    await tx.delete(trips)
    await tx.delete(vendors)
    await tx.delete(blogs)
  })
  await aBlog(db, { featured_image: null })
  const first = await aTrip(db, { featured_image: null })
  const hosts = [first.vendor_id!, (await aVendor(db)).id]
  const others = Array.from({ length: 5 }, (_, index) => ({
    ...first,
    id: randomUUID(),
    host_info: `Host ${index}`,
    vendor_id: hosts[index % 2]!,
  }))
  await db.insert(trips).values(others)
  return hosts
}

describeWithDatabase('writes of the public search', (open) => {
  const entries = async () => {
    const { rows } = (await open().db.execute(sql`select id, xmin, ctid from search_entries order by id`)) as {
      rows: Record<string, unknown>[]
    }
    return rows
  }

  it('leave what a rebuild would store, after any writes of trips, hosts and stories', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        const { db } = open()
        const hosts = await begin(open())
        for (const next of steps) {
          await take(open(), next, hosts)
          expect(await differences(open()), JSON.stringify(next)).toEqual([])
        }
        await refreshFound(db)
        const { rows } = (await db.execute(sql`
          select word from (select distinct unnest(words) as word from search_entries) as standing
          full join search_terms using (word) where search_terms.word is null or standing.word is null`)) as {
          rows: unknown[]
        }
        expect(rows).toEqual([])
      }),
      { numRuns: 8, seed: 78 },
    )
  }, 60_000)

  it('compare every column that entries and facets are made of', async () => {
    const { rows } = (await open().db.execute(sql`
      select distinct column_name from information_schema.view_column_usage
      where view_name in ('entries_of_trips', 'facets_of_trips') and table_name = 'trips'
        and column_name not in ('id', 'vendor_id')`)) as { rows: { column_name: string }[] }
    expect(rows.map(({ column_name }) => column_name).sort()).toEqual([...columns].sort())
  })

  it('touch no entry where a save changes none of its words', async () => {
    const { db } = open()
    const vendor = await aVendor(db)
    const { id } = await aTrip(db, { vendor_id: vendor.id })
    const story = await aBlog(db)
    const before = await entries()
    expect(before).toHaveLength(3)
    await db.update(trips).set({ price: 77_000, featured: true, updated_at: new Date() })
    await db.update(vendors).set({ phone: '+91 99887 76655', number_of_trips: 12 })
    await db.update(blogs).set({ updated_at: new Date() }).where(eq(blogs.id, story.id))
    await aTrip(db, { vendor_id: vendor.id, status: 'draft' })
    expect(await entries()).toEqual(before)
    const host = async () => (await entries()).find((entry) => entry.id === vendor.id)
    const kept = await host()
    await aTrip(db, { vendor_id: vendor.id })
    await db.delete(trips).where(eq(trips.id, id))
    await db.update(trips).set({ title: 'Another title', status: 'published' })
    expect(await host()).toEqual(kept)
    await db.update(vendors).set({ region: 'Sikkim' })
    expect(await host()).not.toEqual(kept)
    expect(await db.$count(searchEntries, eq(searchEntries.noun, 'trip'))).toBe(2)
    expect(await db.$count(searchTerms, eq(searchTerms.word, 'sikkim'))).toBe(1)
  })
})
