import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const ids = (items: { id: string }[]) => items.map(({ id }) => id)
const assam = { region: 'Assam', title: 'Kaziranga on the Floodplain' } as const

describeWithDatabase('similar trips', (open) => {
  const similar = async (id: string) => ids((await open().api.trips.get({ id })).similar)

  it('are three others, the most similar first, regardless of their dates', async () => {
    const { db } = open()
    const trip = await aTrip(db)
    const others = {
      far: await aTrip(db, { region: 'Kerala', category: 'Signature Stays', price: 300_000, duration: 15 }),
      place: await aTrip(db, { category: 'Signature Stays' }),
      both: await aTrip(db, { created_at: new Date('2020-01-01') }),
      kind: await aTrip(db, { region: 'Assam', duration: 9 }),
    }
    expect(await similar(trip.id)).toEqual(ids([others.both, others.place, others.kind]))
  })

  it('are never drafts or the trip itself, and fewer where there are fewer', async () => {
    const { db } = open()
    const trip = await aTrip(db)
    await aTrip(db, { status: 'draft' })
    expect(await similar(trip.id)).toEqual([])
    const other = await aTrip(db, { region: 'Goa', category: 'Wellness Retreats' })
    expect(await similar(trip.id)).toEqual([other.id])
  })

  it('of equal ones are the newest, and the same again', async () => {
    const { db } = open()
    const trip = await aTrip(db)
    const days = [1, 4, 2, 3]
    const equal = []
    for (const day of days) equal.push(await aTrip(db, { created_at: new Date(Date.UTC(2026, 0, day)) }))
    const newest = ids([equal[1]!, equal[3]!, equal[2]!])
    for (let time = 0; time < 3; time += 1) expect(await similar(trip.id)).toEqual(newest)
  })

  it('hide the vendor where they hide it', async () => {
    const { db, api } = open()
    const trip = await aTrip(db)
    const vendor = await aVendor(db, { vendor_name: 'A hidden host' })
    await aTrip(db, { vendor_id: vendor.id, show_vendor_info: false })
    expect(JSON.stringify(await api.trips.get({ id: trip.id }))).not.toContain('A hidden host')
  })
})

describeWithDatabase('the stories of a trip', (open) => {
  const stories = async (id: string) => ids((await open().api.trips.get({ id })).stories)

  it('are those that chose it, before any that speak of it, and no drafts', async () => {
    const { db } = open()
    const trip = await aTrip(db, assam)
    await aBlog(db, { body: '<p>Kaziranga in Assam lies on the floodplain.</p>' })
    await aBlog(db, { trip_ids: [trip.id], status: 'draft' })
    const chosen = await aBlog(db, { trip_ids: [(await aTrip(db)).id, trip.id], body: '<p>Nothing of it.</p>' })
    expect(await stories(trip.id)).toEqual([chosen.id])
  })

  it('are otherwise those that name the region or three words of the title', async () => {
    const { db } = open()
    const trip = await aTrip(db, { region: 'Assam', title: 'Kaziranga, grassland, rhino' })
    const region = await aBlog(db, { body: '<p>We crossed ASSAM by ferry.</p>' })
    const all = await aBlog(db, { title: 'Kaziranga in Assam', body: '<p>Grassland.</p>' })
    const words = await aBlog(db, { tags: ['Rhino'], body: '<p>The grassland of Kaziranga.</p>' })
    await aBlog(db, { body: '<p>A rhino in a zoo.</p>' })
    await aBlog(db, { status: 'draft', body: '<p>Assam again.</p>' })
    const found = await stories(trip.id)
    expect(found[0]).toBe(all.id)
    expect(found.toSorted()).toEqual(ids([all, region, words]).toSorted())
  })
})

describeWithDatabase('the trips of a story', (open) => {
  const trips = async (slug: string) => ids((await open().api.blogs.get({ slug })).trips)

  it('are those chosen for it, in order, without drafts and those that are gone', async () => {
    const { db, adminApi } = open()
    const [one, draft, other] = [await aTrip(db), await aTrip(db, { status: 'draft' }), await aTrip(db)]
    const story = await aBlog(db, { trip_ids: ids([other, draft, one]) })
    expect(await trips(story.slug)).toEqual([other.id, one.id])
    await adminApi.admin.trips.delete({ trip_id: other.id })
    expect(await trips(story.slug)).toEqual([one.id])
    await adminApi.admin.trips.update({ trip_id: draft.id, trip_data: { status: 'published' } })
    expect(await trips(story.slug)).toEqual([draft.id, one.id])
  })

  it('are otherwise those that its text names, and none where it names none', async () => {
    const { db } = open()
    const trip = await aTrip(db, assam)
    await aTrip(db, { ...assam, status: 'draft' })
    await aTrip(db, { region: 'Kerala', title: 'Backwaters' })
    const about = await aBlog(db, { body: '<p>The river of <strong>Assam</strong>, and Kaziranga beside it.</p>' })
    const other = await aBlog(db, { tags: null, title: 'Packing', body: '<p>Socks.</p>' })
    expect(await trips(about.slug)).toEqual([trip.id])
    expect(await trips(other.slug)).toEqual([])
  })

  it('have no ids in public answers', async () => {
    const { db, request } = open()
    const draft = await aTrip(db, { status: 'draft' })
    const story = await aBlog(db, { trip_ids: [draft.id] })
    for (const path of [`/api/blogs/${story.slug}`, '/api/blogs', '/api/blog-cards']) {
      expect(await (await request(path)).text(), path).not.toContain(draft.id)
    }
  })
})
