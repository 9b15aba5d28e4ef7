import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { drafts, pictures, trips } from '#server/platform/db/schema.ts'
import { sweepPictures } from '#server/platform/media/unused-pictures.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aChangedTrip, farFuture } from '#tests/support/factories/draft.ts'
import { aPicture, aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('a draft beside what is live', (open) => {
  const stored = async (id: string) => (await open().db.select().from(trips).where(eq(trips.id, id)))[0]!

  it('changes nothing that visitors see until it is published, and is gone then', async () => {
    const { api, adminApi } = open()
    const { trip, draft } = await aChangedTrip(open())
    expect((await api.trips.get({ id: trip.id })).title).toBe(trip.title)
    expect(await stored(trip.id)).toEqual(trip)
    const { draft: opened } = await adminApi.admin.drafts.get({ entity: 'trips', item_id: trip.id })
    expect(opened).toMatchObject({ ...draft, body: { title: 'Kanha, the draft', status: 'published' } })
    const [item] = (await adminApi.admin.trips.list()).items
    expect(item!.planned).toEqual({ changed: true, publish_at: null, unpublish_at: null, failure: null })
    await adminApi.admin.trips.update({
      trip_id: trip.id,
      updated_at: opened!.base_version!,
      draft_version: opened!.updated_at,
      trip_data: aTripPayload({ title: 'Kanha, the draft', status: 'published' }),
    })
    expect((await api.trips.get({ id: trip.id })).title).toBe('Kanha, the draft')
    expect(await adminApi.admin.drafts.get({ entity: 'trips', item_id: trip.id })).toEqual({
      draft: null,
      autosave: null,
    })
    expect((await adminApi.admin.trips.list()).items[0]!.planned.changed).toBe(false)
  })

  it('stays when a save names only some fields and no draft', async () => {
    const { adminApi } = open()
    const { trip } = await aChangedTrip(open())
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { price: 1 } })
    expect((await adminApi.admin.drafts.get({ entity: 'trips', item_id: trip.id })).draft).not.toBeNull()
  })

  it('may lack what a publication needs, but holds nothing invalid', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db)
    const save = (body: Record<string, unknown>) =>
      adminApi.admin.drafts.saveDraft({ entity: 'trips', item_id: trip.id, body })
    await save({ title: ' ', region: '', price: null, description: '' })
    const { draft } = await adminApi.admin.drafts.get({ entity: 'trips', item_id: trip.id })
    expect(draft!.body).toEqual({ title: ' ', region: '', price: null, description: '', status: 'published' })
    for (const [field, value] of [
      ['title', 'x'.repeat(161)],
      ['price', 0.5],
      ['featured_image', 'https://evil.example/a.jpg'],
      ['rating', 5],
    ] as const) {
      await expect(save({ [field]: value }), field).rejects.toMatchObject({
        code: 'BODY_REFUSED',
        data: { issues: [{ path: ['body', field] }] },
      })
    }
    await expect(save({ description: 'x'.repeat(700_000) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(save({ description: 'a\u0000b' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(save({ description: 'a\uD800b' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const elsewhere = adminApi.admin.drafts.saveDraft({ entity: 'blogs', item_id: trip.id, body: {} })
    await expect(elsewhere).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' })
  })

  it('is not saved, published or unpublished over a newer one, unless that is wanted', async () => {
    const { adminApi } = open()
    const { trip, draft } = await aChangedTrip(open())
    const edited = { entity: 'trips', item_id: trip.id, draft_version: draft.updated_at } as const
    const newer = await adminApi.admin.drafts.saveDraft({ ...edited, body: aTripPayload({ title: 'Newer' }) })
    const conflict = { code: 'VERSION_CONFLICT', data: { updated_at: newer.updated_at } }
    const body = aTripPayload({ title: 'Older' })
    await expect(adminApi.admin.drafts.saveDraft({ ...edited, body })).rejects.toMatchObject(conflict)
    const publish = { trip_id: trip.id, draft_version: draft.updated_at, trip_data: body }
    await expect(adminApi.admin.trips.update(publish)).rejects.toMatchObject(conflict)
    expect((await stored(trip.id)).title).toBe(trip.title)
    await adminApi.admin.trips.update({ ...publish, overwrite: true })
    expect((await stored(trip.id)).title).toBe('Older')
  })

  it('is not published over a live version that changed since', async () => {
    const { adminApi } = open()
    const { trip, draft } = await aChangedTrip(open())
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { price: 99 } })
    const publish = adminApi.admin.trips.update({
      trip_id: trip.id,
      updated_at: trip.updated_at.toISOString(),
      draft_version: draft.updated_at,
      trip_data: aTripPayload(),
    })
    await expect(publish).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  })

  it('of a story and of a category works alike', async () => {
    const { api, adminApi, db } = open()
    const blog = await aBlog(db, { status: 'published' })
    const [category] = await adminApi.admin.categories.list()
    const title = 'Not live'
    await adminApi.admin.drafts.saveDraft({
      entity: 'blogs',
      item_id: blog.id,
      body: { title, slug: 'other', body: '' },
    })
    await adminApi.admin.drafts.saveDraft({ entity: 'categories', item_id: category!.id, body: { title } })
    expect((await api.blogs.get({ slug: blog.slug })).title).toBe(blog.title)
    expect((await adminApi.admin.blogs.list({ planned: 'changed' })).items.map(({ id }) => id)).toEqual([blog.id])
    expect((await adminApi.admin.categories.list())[0]).toMatchObject({
      title: category!.title,
      planned: { changed: true },
    })
    await adminApi.admin.categories
      .update({ category_id: category!.id, category_data: { title }, draft_version: null })
      .then(
        () => expect.unreachable('a draft is open'),
        (error: unknown) => expect(error).toMatchObject({ code: 'VERSION_CONFLICT' }),
      )
  })

  it('is found by the filter of a list, with and without a search', async () => {
    const { adminApi, db } = open()
    const { trip } = await aChangedTrip(open())
    await aTrip(db)
    await adminApi.admin.drafts.saveDraft({
      entity: 'trips',
      item_id: (await aTrip(db, { status: 'draft' })).id,
      body: {},
    })
    for (const search of [undefined, trip.title]) {
      const list = await adminApi.admin.trips.list({ planned: 'changed', search })
      expect(list).toMatchObject({ total: 1, items: [{ id: trip.id }] })
    }
    expect((await adminApi.admin.trips.list({ planned: 'scheduled' })).total).toBe(0)
  })

  it('keeps its pictures', async () => {
    const { db, storage, adminApi } = open()
    const [inDraft, unused] = [await aStoredPicture(db, storage), await aStoredPicture(db, storage)]
    const { trip } = await aChangedTrip(open(), { featured_image: inDraft.url })
    await db.update(pictures).set({ created_at: sql`now() - interval '25 hours'` })
    await sweepPictures(db, storage)
    const left = (await db.select({ url: pictures.url }).from(pictures)).map(({ url }) => url)
    expect(left).toContain(inDraft.url)
    expect(left).not.toContain(unused.url)
    await expect(adminApi.admin.pictures.delete({ image_url: inDraft.url })).rejects.toMatchObject({
      code: 'PICTURE_IN_USE',
      data: { use_count: 1, uses: [{ kind: 'trip_draft', id: trip.id }] },
    })
    await adminApi.admin.drafts.discard({ entity: 'trips', item_id: trip.id, kind: 'draft' })
    await adminApi.admin.pictures.delete({ image_url: inDraft.url })
  })

  it('of an item that is due can be saved again at once by the same form', async () => {
    const { adminApi, db } = open()
    const { id: trip_id } = await aTrip(db, { status: 'draft' })
    await adminApi.admin.schedules.set({ entity: 'trips', item_id: trip_id, action: 'publish', due_at: farFuture })
    let draft_version: string | null = (await adminApi.admin.drafts.get({ entity: 'trips', item_id: trip_id })).draft!
      .updated_at
    for (const title of ['First', 'Second', 'Third']) {
      const trip_data = aTripPayload({ title, status: 'draft' })
      const saved = await adminApi.admin.trips.update({ trip_id, draft_version, trip_data })
      draft_version = saved.draft_version ?? null
    }
    const { draft } = await adminApi.admin.drafts.get({ entity: 'trips', item_id: trip_id })
    expect(draft).toMatchObject({ updated_at: draft_version, body: { title: 'Third' } })
  })

  it('of a category continues from the version that its new picture makes', async () => {
    const { adminApi, db } = open()
    const [category] = await adminApi.admin.categories.list()
    const { id: category_id, updated_at: base_version } = category!
    const item = { entity: 'categories', item_id: category_id } as const
    const category_data = { title: 'Wild places', description: 'Quiet.' }
    await adminApi.admin.drafts.saveDraft({ ...item, body: category_data, base_version })
    const { url } = await aPicture(db, { bucket: 'category-images' })
    await adminApi.admin.categories.setImage({ category_id, featured_image: url })
    await adminApi.admin.categories.removeImage({ category_id })
    const { draft } = await adminApi.admin.drafts.get(item)
    const publish = (updated_at: string | null) =>
      adminApi.admin.categories.update({
        category_id,
        category_data,
        updated_at: updated_at!,
        draft_version: draft!.updated_at,
      })
    await expect(publish(base_version)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
    await publish(draft!.base_version)
    const recorded = (await adminApi.admin.changes.list({ entity: 'categories' })).items
    expect(recorded.map(({ operation }) => operation)).toEqual([
      'categories.update',
      'categories.removeImage',
      'categories.setImage',
      'drafts.saveDraft',
    ])
    expect(recorded[1]!.items.flatMap(({ sentences }) => sentences)).not.toContain('Draft saved')
  })

  it('is deleted with its item, in the same change', async () => {
    const { adminApi, db } = open()
    const { trip } = await aChangedTrip(open())
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    expect(await db.$count(drafts)).toBe(0)
    const { items } = await adminApi.admin.changes.list({ item_id: trip.id })
    expect(items[0]!.items).toMatchObject([{ kind: 'delete', sentences: ['Deleted'] }])
  })

  it('is listed among the changes', async () => {
    const { adminApi } = open()
    const { trip } = await aChangedTrip(open())
    await adminApi.admin.drafts.discard({ entity: 'trips', item_id: trip.id, kind: 'draft' })
    const { items } = await adminApi.admin.changes.list({ entity: 'trips', item_id: trip.id })
    expect(items.flatMap(({ items }) => items.flatMap(({ sentences }) => sentences))).toEqual([
      'Draft discarded',
      'Draft saved',
      'Created',
    ])
  })
})

describeWithDatabase('an autosave', (open) => {
  it('stores form values, valid or not, without a change, and is deleted by the next save', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db)
    const item = { entity: 'trips', item_id: trip.id } as const
    const before = (await adminApi.admin.changes.list()).total
    await adminApi.admin.drafts.autosave({ ...item, body: { price: 'about 9000', itinerary: [{ key: 'row-1' }] } })
    await adminApi.admin.drafts.autosave({ ...item, body: { price: '9000' } })
    expect((await adminApi.admin.changes.list()).total).toBe(before)
    expect((await adminApi.admin.drafts.get(item)).autosave).toMatchObject({ body: { price: '9000' } })
    await adminApi.admin.drafts.saveDraft({ ...item, body: {} })
    expect((await adminApi.admin.drafts.get(item)).autosave).toBeNull()
    await adminApi.admin.drafts.autosave({ ...item, body: {} })
    const { updated_at: draft_version } = (await adminApi.admin.drafts.get(item)).draft!
    await adminApi.admin.trips.update({ trip_id: trip.id, draft_version, trip_data: aTripPayload() })
    expect(await db.$count(drafts)).toBe(0)
  })

  it('of an item that is gone is refused', async () => {
    const save = open().adminApi.admin.drafts.autosave({ entity: 'trips', item_id: missingId, body: {} })
    await expect(save).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' })
  })
})
