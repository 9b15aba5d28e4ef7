import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { adminMessages } from '#contract/messages.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('trips chosen for a story', (open) => {
  const stored = async (blog_id: string) => (await open().adminApi.admin.blogs.get({ blog_id })).trip_ids
  const save = (blog_id: string, trip_ids: string[]) =>
    open().adminApi.admin.blogs.update({ blog_id, blog_data: { trip_ids } })
  const latest = async () => (await open().adminApi.admin.changes.list({})).items[0]!

  it('are kept in their order, drafts too, and stay where a save leaves them out', async () => {
    const { db, adminApi } = open()
    const [one, draft] = [await aTrip(db), await aTrip(db, { status: 'draft' })]
    const blog = await aBlog(db)
    await save(blog.id, [draft.id, one.id])
    await adminApi.admin.blogs.update({ blog_id: blog.id, blog_data: { title: 'Another title' } })
    expect(await stored(blog.id)).toEqual([draft.id, one.id])
  })

  it('are at most three, each once, and there', async () => {
    const { db } = open()
    const trips = [await aTrip(db), await aTrip(db), await aTrip(db), await aTrip(db)].map(({ id }) => id)
    const blog = await aBlog(db)
    await expect(save(blog.id, trips)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(save(blog.id, [trips[0]!, trips[0]!])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(save(blog.id, [randomUUID()])).rejects.toMatchObject({
      code: 'CHOSEN_TRIP_NOT_FOUND',
      message: adminMessages.blogs.tripGone,
    })
    expect(await stored(blog.id)).toEqual([])
  })

  it('are restored by an undo, and with the story from the trash', async () => {
    const { db, adminApi } = open()
    const [one, other] = [(await aTrip(db)).id, (await aTrip(db)).id]
    const blog = await aBlog(db, { trip_ids: [one] })
    await save(blog.id, [other, one])
    const change = await latest()
    expect(change.items[0]!.sentences).toEqual(['Trips to go to changed'])
    await adminApi.admin.changes.undo({ change_id: change.id })
    expect(await stored(blog.id)).toEqual([one])
    await save(blog.id, [other, one])
    await adminApi.admin.blogs.delete({ blog_id: blog.id })
    await adminApi.admin.trash.restore({ entity: 'blogs', item_id: blog.id })
    expect(await stored(blog.id)).toEqual([other, one])
  })

  it('are chosen again once a deleted trip is restored, and a save in between keeps its place', async () => {
    const { db, adminApi } = open()
    const [one, other] = [(await aTrip(db)).id, (await aTrip(db)).id]
    const blog = await aBlog(db, { trip_ids: [one, other] })
    await adminApi.admin.trips.delete({ trip_id: one })
    await save(blog.id, [one, other])
    await adminApi.admin.trash.restore({ entity: 'trips', item_id: one })
    expect(await stored(blog.id)).toEqual([one, other])
  })

  it('are part of a draft, which changes nothing on the site until it is published', async () => {
    const { db, api, adminApi } = open()
    const [live, planned] = [(await aTrip(db)).id, (await aTrip(db)).id]
    const blog = await aBlog(db, { trip_ids: [live] })
    const body = { title: blog.title, slug: blog.slug, body: blog.body, trip_ids: [planned] }
    await adminApi.admin.drafts.saveDraft({ entity: 'blogs', item_id: blog.id, body })
    expect((await api.blogs.get({ slug: blog.slug })).trips.map(({ id }) => id)).toEqual([live])
    const { draft } = await adminApi.admin.drafts.get({ entity: 'blogs', item_id: blog.id })
    expect(draft?.body).toMatchObject({ trip_ids: [planned] })
  })
})
