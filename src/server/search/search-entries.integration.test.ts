import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutRecording } from '#server/platform/db/writes/operations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { anItineraryDay, aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { blogs, searchEntries, testimonials, trips, vendors } from '../platform/db/schema.ts'

type TripChange = Partial<typeof trips.$inferInsert>

/** Two values of every column of a trip of which its entry consists. */
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
  stops: [
    [],
    [{ name: 'Majuli', latitude: 26.9, longitude: 94.2, day: null, road_hours: null, water: null, park: null }],
  ],
  itinerary: [[anItineraryDay()], [anItineraryDay({ title: 'Ferries', accommodation_name: 'River House' })]],
  faqs: [[], [{ question: 'Is there snow?', answer: 'Hardly ever.' }]],
  duration: [3, 9],
  pace: [null, 5],
  best_months: [[1, 2], []],
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

/** Entries that are missing, differ from what a rebuild would store, or should be gone. */
async function differences({ db }: TestDatabase): Promise<unknown[]> {
  const { rows } = (await db.execute(sql`
    with stored as (select entity, id, published, title, words, stems, listed_at from search_entries)
    (select 'missing' as fault, * from searched_items except select 'missing', * from stored)
    union all (select 'left', * from stored except select 'left', * from searched_items)`)) as { rows: unknown[] }
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

/** Six trips of two hosts, a testimonial of each, and a story; replaces what a former sequence left. */
async function begin({ db }: TestDatabase): Promise<string[]> {
  await db.transaction(async (tx) => {
    await withoutRecording(tx as Db)
    await tx.delete(testimonials)
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
  const stored = await db.insert(trips).values(others).returning({ id: trips.id })
  for (const { id } of [first, ...stored]) await aTestimonial(db, { trip_id: id })
  return hosts
}

describeWithDatabase('entries of searches', (open) => {
  const entries = async () => {
    const { rows } = (await open().db.execute(sql`select id, xmin, ctid from search_entries order by id`)) as {
      rows: Record<string, unknown>[]
    }
    return rows
  }

  it('are what a rebuild would store, after any writes of trips, vendors, blogs and testimonials', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        const hosts = await begin(open())
        for (const next of steps) {
          await take(open(), next, hosts)
          expect(await differences(open()), JSON.stringify(next)).toEqual([])
        }
      }),
      { numRuns: 8, seed: 78 },
    )
  }, 60_000)

  it('of trips consist of the columns that were changed above', async () => {
    const { rows } = (await open().db.execute(sql`
      select column_name::text as name from information_schema.view_column_usage
      where view_name = 'searched_items' and table_name = 'trips' and column_name not in ('id', 'vendor_id')
      order by 1`)) as { rows: { name: string }[] }
    expect(rows.map(({ name }) => name)).toEqual(columns.toSorted())
  })

  it('are not written if a save changes none of their words', async () => {
    const { db } = open()
    const vendor = await aVendor(db)
    const { id } = await aTrip(db, { vendor_id: vendor.id })
    const story = await aBlog(db)
    await aTestimonial(db, { trip_id: id })
    const before = await entries()
    expect(before).toHaveLength(4)
    const [trip] = await db.select().from(trips)
    await db.update(trips).set({ ...trip, price: 77_000, featured: true, updated_at: new Date() })
    await db.update(vendors).set({ vendor_name: vendor.vendor_name, number_of_trips: 12 })
    await db.update(blogs).set({ title: story.title, updated_at: new Date() }).where(eq(blogs.id, story.id))
    expect(await entries()).toEqual(before)
    await db.update(vendors).set({ region: 'Sikkim' })
    expect(await entries()).not.toEqual(before)
    expect(await db.$count(searchEntries)).toBe(4)
  })

  it('hold words in lower case and without diacritics, and go with their items', async () => {
    const { db } = open()
    const words = async () => {
      const rows = await db.select().from(searchEntries).orderBy(searchEntries.entity)
      return rows.map((row) => `${row.entity}: ${row.words}`)
    }
    const trip = await aTrip(db, { title: 'Éclat à Pondichéry', region: ' Goa ', status: 'draft' })
    await db.update(vendors).set({ vendor_name: 'Ólafur', city: null, region: 'Goa', email: 'O@x.in', phone: '+91 1' })
    await aBlog(db, { title: 'Tea', slug: 'tea', tags: ['Assam', 'Rain'] })
    await aTestimonial(db, { name: 'Asha', content: 'Lovely', trip_id: trip.id })
    expect(await words()).toEqual([
      'blogs: tea tea assam rain',
      'testimonials: asha lovely eclat a pondichery',
      'trips: eclat a pondichery goa olafur',
      'vendors: olafur goa o@x.in +91 1',
    ])
    await db.update(trips).set({ title: 'Walls of Pondicherry' })
    await db.update(vendors).set({ vendor_name: 'Freya' })
    expect((await words()).slice(1, 3)).toEqual([
      'testimonials: asha lovely walls of pondicherry',
      'trips: walls of pondicherry goa freya',
    ])
    await db.delete(vendors)
    expect((await words())[2]).toBe('trips: walls of pondicherry goa')
    await db.delete(trips)
    expect(await words()).toEqual(['blogs: tea tea assam rain', 'testimonials: asha lovely'])
  })

  it('are right after concurrent saves of a vendor and its trips', async () => {
    const { db } = open()
    const vendor = await aVendor(db)
    const trip = await aTrip(db, { vendor_id: vendor.id })
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2
          ? db
              .update(trips)
              .set({ title: `Title ${index}` })
              .where(eq(trips.id, trip.id))
          : db.update(vendors).set({ vendor_name: `Host ${index}` }),
      ),
    )
    expect(await differences(open())).toEqual([])
  })
})
