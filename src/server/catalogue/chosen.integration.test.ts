import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('items by their ids', (open) => {
  it('are the published ones of the named trips, in the order of their ids', async () => {
    const { db, api } = open()
    const [first, second] = [await aTrip(db), await aTrip(db)]
    const draft = await aTrip(db, { status: 'draft' })
    const ids = [second.id, draft.id, 'nothing', crypto.randomUUID(), first.id.toUpperCase(), second.id].join(',')
    expect((await api.trips.chosen({ ids })).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await api.trips.chosen({ ids: `${draft.id},x` })).toEqual([])
  })

  it('say the same rows of a comparison, with the price for a number of people with tax', async () => {
    const { db, api } = open()
    const facts = { group_size_min: 2, group_size_max: 6, best_months: [10, 11], pace: 2, highest_altitude: 600 }
    const group_prices = [{ people: 4, price: 40_000 }]
    const full = await aTrip(db, { price: 50_000, duration: 5, group_prices, single_supplement: 9000, ...facts })
    const bare = await aTrip(db, { price: 20_000, duration: 1 })
    const ids = `${full.id},${bare.id}`
    const [first, second] = await api.trips.chosen({ ids })
    expect(first!.compare).toEqual([
      { label: 'Per person with GST, for 2 people', text: '₹52,500', rupees: 52_500 },
      { label: 'Duration', text: '5 days' },
      { label: 'Months', text: 'Best Oct–Nov.' },
      { label: 'Pace', text: 'Easy' },
      { label: 'Group size', text: '2–6 people' },
      { label: 'Starts in', text: '' },
      { label: 'Highest point', text: '600 m' },
      { label: 'Single room, extra with GST', text: '₹9,450', rupees: 9450 },
      { label: 'Cancellation', text: '' },
    ])
    expect(second!.compare.map(({ label }) => label)).toEqual(first!.compare.map(({ label }) => label))
    const price = async (people: number) => (await api.trips.chosen({ ids, people }))[0]!.compare[0]!.text
    expect([await price(5), await price(7)]).toEqual(['₹42,000', 'For 6 people at most'])
    expect((await open().request(`/api/chosen-trips?ids=${ids}&people=99`)).status).toBe(400)
  })

  it('are the published ones of the named stories, in the order of their slugs', async () => {
    const { db, api } = open()
    await aBlog(db, { slug: 'one' })
    await aBlog(db, { slug: 'two' })
    await aBlog(db, { slug: 'hidden', status: 'draft' })
    const slugs = "two,hidden,one,' or true --"
    expect((await api.blogs.chosen({ slugs })).map(({ slug }) => slug)).toEqual(['two', 'one'])
    expect(await api.blogs.chosen({ slugs: '' })).toEqual([])
  })

  it('are refused in an address that is longer than any list', async () => {
    expect((await open().request(`/api/chosen-trips?ids=${'x'.repeat(4000)}`)).status).toBe(400)
  })
})
