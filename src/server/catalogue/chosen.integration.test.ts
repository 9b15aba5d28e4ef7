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
