import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { FacetName, Facets } from '#contract/trip-details/facets.ts'
import { priceBands, tripLengths } from '#values/trips/facets.ts'
import { months } from '#values/trips/months.ts'
import { categoryNames } from '#values/categories.ts'
import { trips } from '#server/platform/db/schema.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import type { FacetFilters } from './facet-filters.ts'

type Row = typeof trips.$inferSelect
type Chosen = FacetFilters
type Value = string | number

/** The same numbers in every run, so that a failure comes back. */
function randomNumbers(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
  return { below, pick: <Item>(items: readonly Item[]) => items[below(items.length)]! }
}

const regions = ['Kerala', ' Kerala', 'Assam', 'Ladakh', ''] as const

function randomTrip({ below, pick }: ReturnType<typeof randomNumbers>): typeof trips.$inferInsert {
  return {
    title: 'A trip',
    description: 'Of several days.',
    vendor_id: null,
    featured_image: null,
    status: pick(['published', 'published', 'draft'] as const),
    category: pick(categoryNames),
    region: pick(regions),
    price: pick([1, 39_999.99, 40_000, 59_999.99, 60_000, 119_999, 120_000, 900_000]),
    duration: pick([1, 4, 5, 7, 8, 30]),
    pace: pick([null, 1, 3, 5]),
    group_size_min: pick([null, 1, 2, 4]),
    group_size_max: pick([null, 4, 8, 12]),
    best_months: [],
    closed_months: months.filter(() => below(4) === 0),
  }
}

/** Whether a trip has a value, by the contract's bands. */
const has: Record<FacetName, (trip: Row, value: Value) => boolean> = {
  category: (trip, value) => trip.category === value,
  region: (trip, value) => trip.region.trim() === value,
  month: (trip, value) => !trip.closed_months.includes(Number(value)),
  pace: (trip, value) => trip.pace !== null && trip.pace <= Number(value),
  people: ({ group_size_min: min, group_size_max: max }, value) =>
    (min ?? 1) <= Number(value) && (max ?? Infinity) >= Number(value),
  length: ({ duration }, value) =>
    isWithin(
      tripLengths.find((band) => band.value === value)!,
      duration,
    ),
  price: ({ price }, value) =>
    isWithin(
      priceBands.find((band) => band.value === value)!,
      price,
    ),
}

function isWithin({ least, most }: { least: number; most: number }, value: number): boolean {
  return value >= least && value <= most
}

function matches(trip: Row, chosen: Chosen): boolean {
  const all = Object.entries(chosen) as [FacetName, Value | undefined][]
  return trip.status === 'published' && all.every(([name, value]) => value === undefined || has[name](trip, value))
}

function expectCounts(all: Row[], chosen: Chosen, { total, facets }: Facets) {
  expect(total).toBe(all.filter((trip) => matches(trip, chosen)).length)
  for (const { name, options } of facets) {
    const { [name]: _own, ...others } = chosen
    const counted = options.map(({ value }) => all.filter((trip) => matches(trip, { ...others, [name]: value })).length)
    expect(
      options.map(({ count }) => count),
      `${name} with ${JSON.stringify(chosen)}`,
    ).toEqual(counted)
  }
}

async function expectInSync({ db, api }: TestDatabase, choices: Chosen[]) {
  const all = await db.select().from(trips)
  for (const chosen of choices) {
    expectCounts(all, chosen, await api.trips.facets(chosen))
    const cards = await api.trips.cards({ ...chosen, limit: 100 })
    const wanted = all.filter((trip) => matches(trip, chosen)).map(({ id }) => id)
    expect(cards.map(({ id }) => id).sort()).toEqual(wanted.sort())
  }
}

describeWithDatabase('facets of journeys', (open) => {
  it('count what a plain model counts, through saves, publishing and deletions', async () => {
    const { db } = open()
    const random = randomNumbers(58)
    const values = {
      category: categoryNames,
      region: ['Kerala', 'Assam'],
      month: months,
      length: tripLengths.map(({ value }) => value),
      price: priceBands.map(({ value }) => value),
      pace: [1, 3],
      people: [1, 4, 12],
    } satisfies Record<FacetName, readonly Value[]>
    const choices = Array.from({ length: 25 }, () => {
      const names = (Object.keys(values) as FacetName[]).filter(() => random.below(3) === 0)
      return Object.fromEntries(names.map((name) => [name, random.pick<Value>(values[name])])) as Chosen
    })
    const rows = await db
      .insert(trips)
      .values(Array.from({ length: 70 }, () => randomTrip(random)))
      .returning({ id: trips.id })
    await expectInSync(open(), [{}, ...choices])
    for (const { id } of rows.slice(0, 25)) {
      if (random.below(4) === 0) await db.delete(trips).where(eq(trips.id, id))
      else await db.update(trips).set(randomTrip(random)).where(eq(trips.id, id))
    }
    await expectInSync(open(), [{}, ...choices])
    await db.delete(trips)
    await expectInSync(open(), [{}])
  })

  it('name what a choice less leads to where nothing matches', async () => {
    const { db, api } = open()
    const random = randomNumbers(1)
    const common = { ...randomTrip(random), status: 'published' as const, best_months: [], pace: null }
    await db.insert(trips).values([
      { ...common, region: 'Assam', duration: 3, price: 50_000 },
      { ...common, region: 'Kerala', duration: 9, price: 50_000 },
      { ...common, region: 'Kerala', duration: 10, price: 50_000 },
    ])
    const { total, loosened } = await api.trips.facets({ region: 'Kerala', length: 'short' })
    expect(total).toBe(0)
    expect(loosened).toEqual([
      { name: 'length', total: 2 },
      { name: 'region', total: 1 },
    ])
  })

  it('list what is open in a month, the best first, and follow a change of its closed months', async () => {
    const { db, api } = open()
    const common = { ...randomTrip(randomNumbers(3)), status: 'published' as const, closed_months: [] }
    const day = (date: number) => new Date(Date.UTC(2026, 0, date))
    await db.insert(trips).values([
      { ...common, title: 'Best', best_months: [5], created_at: day(1) },
      { ...common, title: 'Open', best_months: [1], created_at: day(2) },
      { ...common, title: 'Closed', best_months: [1], closed_months: [5], created_at: day(3) },
    ])
    const titles = async () => (await api.trips.cards({ month: 5 })).map(({ title }) => title)
    expect(await titles()).toEqual(['Best', 'Open'])
    expect((await api.trips.cards({ month: 5, limit: 1, offset: 1 })).map(({ title }) => title)).toEqual(['Open'])
    await db
      .update(trips)
      .set({ closed_months: [6] })
      .where(eq(trips.title, 'Closed'))
    expect(await titles()).toEqual(['Best', 'Closed', 'Open'])
    expect((await api.trips.facets({ month: 5 })).total).toBe(3)
    expect((await api.trips.facets({ month: 6 })).total).toBe(2)
  })

  it('sort by price and length, page by page', async () => {
    const { db, api } = open()
    const common = { ...randomTrip(randomNumbers(2)), status: 'published' as const }
    await db.insert(trips).values([
      { ...common, title: 'B', duration: 4, price: 200 },
      { ...common, title: 'A', duration: 9, price: 100 },
      { ...common, title: 'C', duration: 2, price: 300 },
    ])
    const titles = async (input: Parameters<typeof api.trips.cards>[0]) =>
      (await api.trips.cards(input)).map(({ title }) => title).join('')
    expect(await titles({ sort: 'price-up' })).toBe('ABC')
    expect(await titles({ sort: 'price-down' })).toBe('CBA')
    expect(await titles({ sort: 'shortest' })).toBe('CBA')
    expect(await titles({ sort: 'price-up', limit: 1, offset: 1 })).toBe('B')
  })
})
