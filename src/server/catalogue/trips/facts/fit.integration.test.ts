import { expect, it } from 'vitest'
import { trips } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'

const trip: typeof trips.$inferInsert = {
  title: 'A trip',
  description: 'Of several days.',
  category: 'Wildlife Escapes',
  region: 'Kerala',
  price: 50_000,
  duration: 5,
  status: 'published',
}

describeWithDatabase('lists with wishes', (open) => {
  it('say of each trip how it meets the wishes', async () => {
    const { db, api } = open()
    const common = { ...trip, closed_months: [7], pace: 2 }
    const sizes = { group_size_min: 2, group_size_max: 8 }
    await db.insert(trips).values([
      {
        ...common,
        ...sizes,
        title: 'Kanha',
        price: 58_500,
        best_months: [1],
        month_notes: [{ month: 5, note: 'hot: 40 °C' }],
        group_prices: [
          { people: 4, price: 51_000 },
          { people: 6, price: 47_500 },
        ],
        arrivals: [{ city: 'Mumbai', hours: 6, way: 'Flight to Jabalpur, then 3 h by road' }],
      },
    ])
    const fitOf = async (input: Parameters<typeof api.trips.cards>[0]) => (await api.trips.cards(input))[0]?.fit
    expect(await fitOf({ month: 5, people: 7, from: 'Mumbai' })).toEqual({
      month: 'Open in May, hot: 40 °C',
      price: '₹49,875 each for 7, with GST',
      rupees: 49_875,
      way: 'From Mumbai 6 h: Flight to Jabalpur, then 3 h by road',
      breaks: [],
    })
    expect(await fitOf({ month: 4, people: 3, from: 'Delhi' })).toMatchObject({
      month: 'Open in April, not at its best',
      price: '₹61,425 each for 3, with GST',
      way: '',
    })
    expect(await fitOf({ month: 1 })).toMatchObject({ month: '' })
    expect(await fitOf({})).toBeUndefined()
    expect(await api.trips.cards({ people: 9 })).toEqual([])
    expect((await api.trips.nearest({ people: 9 }))[0]!.fit).toMatchObject({
      price: '',
      breaks: ['for 8 people at most'],
    })
    const [nearest] = await api.trips.nearest({
      month: 7,
      people: 9,
      pace: 1,
      length: 'long',
    })
    expect(nearest!.fit!.breaks).toEqual(['closed in July', 'for 8 people at most', '5 days', 'easy pace'])
  })

  it('lead to the trips that break the fewest wishes, in the owner’s order', async () => {
    const { db, api } = open()
    const common = trip
    const day = (date: number) => new Date(Date.UTC(2026, 0, date))
    await db.insert(trips).values([
      { ...common, title: 'Two', pace: 5, group_size_max: 4, created_at: day(5) },
      { ...common, title: 'Older', pace: 1, group_size_max: 4, created_at: day(1) },
      { ...common, title: 'Newer', pace: 1, group_size_max: 4, created_at: day(2) },
      { ...common, title: 'First', pace: 1, group_size_max: 4, featured: true, home_position: 1, created_at: day(1) },
      { ...common, title: 'Massage', category: 'Wellness Retreats', pace: 5, group_size_max: 2, created_at: day(0) },
      { ...common, title: 'Draft', pace: 1, group_size_max: 12, status: 'draft' },
    ])
    const found = await api.trips.nearest({ people: 6, pace: 1 })
    expect(found.map(({ title }) => title)).toEqual(['First', 'Newer', 'Older'])
    const tigers = await api.trips.nearest({ people: 6, pace: 1, category: 'Wellness Retreats', region: 'Kerala' })
    expect(tigers.map(({ title }) => title)).toEqual(['Massage', 'First', 'Newer'])
    expect(await api.trips.cards({ people: 6, pace: 1 })).toEqual([])
    const all = await api.trips.cards({ sort: 'choice' })
    expect(all.map(({ title }) => title)).toEqual(['First', 'Two', 'Newer', 'Older', 'Massage'])
  })
})
