import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { blogs, drafts, operations, schedules, trips } from '#server/platform/db/schema.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aChangedTrip, farFuture, setDueTimes } from '#tests/support/factories/draft.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { runDue } from './run-due.ts'

describeWithDatabase('a schedule', (open) => {
  const set = (
    entity: 'trips' | 'blogs' | 'hero_images',
    item_id: string,
    action: 'publish' | 'unpublish' = 'publish',
  ) => open().adminApi.admin.schedules.set({ entity, item_id, action, due_at: farFuture })

  /** Makes all schedules due a moment ago, in the same order. */
  const comeDue = () =>
    setDueTimes(open().db, (due) => sql`now() - interval '1 second' - (timestamptz '2100-01-01' - ${due}) / 1e9`)

  const publicTitle = async (id: string) =>
    open()
      .api.trips.get({ id })
      .then(({ title }) => title)
      .catch(() => null)

  it('puts the draft that it names live when it is due, once, and nothing before', async () => {
    const { context, db, request } = open()
    const { trip } = await aChangedTrip(open())
    await set('trips', trip.id)
    await runDue(context)
    expect(await publicTitle(trip.id)).toBe(trip.title)
    for (const path of ['/api/trips', `/api/trips/${trip.id}`, '/sitemap.xml', '/blogs/feed.xml']) {
      expect(await (await request(path)).text(), path).not.toContain('the draft')
    }
    await comeDue()
    await Promise.all([runDue(context), runDue(context)])
    expect(await publicTitle(trip.id)).toBe('Kanha, the draft')
    expect([await db.$count(schedules), await db.$count(drafts)]).toEqual([0, 0])
    const done = await db.select().from(operations).where(eq(operations.operation, 'schedule.publish'))
    expect(done).toEqual([expect.objectContaining({ author: 'program' })])
  })

  it('refuses a draft that could not be published, such as one without its vendor', async () => {
    const { adminApi, db } = open()
    const { id: item_id } = await aTrip(db, { status: 'draft' })
    await set('trips', item_id)
    const item = { entity: 'trips', item_id } as const
    const { updated_at: draft_version } = (await adminApi.admin.drafts.get(item)).draft!
    const body = { ...aTripPayload({ title: 'Kanha' }), vendor_id: missingId }
    await expect(adminApi.admin.drafts.saveDraft({ ...item, body, draft_version })).rejects.toMatchObject({
      code: 'VENDOR_NOT_FOUND',
      status: 422,
    })
  })

  it('takes what is saved as a draft meanwhile, which has to be complete', async () => {
    const { context, adminApi } = open()
    const { trip } = await aChangedTrip(open())
    await set('trips', trip.id)
    const save = (title: string) =>
      adminApi.admin.drafts.saveDraft({ entity: 'trips', item_id: trip.id, body: aTripPayload({ title }) })
    await expect(save(' ')).rejects.toMatchObject({
      code: 'BODY_REFUSED',
      data: { issues: [{ path: ['body', 'title'] }] },
    })
    await save('Saved later')
    await comeDue()
    await runDue(context)
    expect(await publicTitle(trip.id)).toBe('Saved later')
  })

  it('publishes an item that was never public, as last saved', async () => {
    const { context, adminApi, db } = open()
    const trip = await aTrip(db, { status: 'draft' })
    await adminApi.admin.schedules.set({
      entity: 'trips',
      item_id: trip.id,
      action: 'publish',
      due_at: farFuture,
      body: aTripPayload({ title: 'On the day' }),
    })
    expect((await adminApi.admin.trips.get({ trip_id: trip.id })).title).toBe('On the day')
    expect(await publicTitle(trip.id)).toBeNull()
    const { draft } = await adminApi.admin.drafts.get({ entity: 'trips', item_id: trip.id })
    await adminApi.admin.trips.update({
      trip_id: trip.id,
      draft_version: draft!.updated_at,
      trip_data: aTripPayload({ title: 'Saved again', status: 'draft' }),
    })
    expect((await adminApi.admin.trips.list({ planned: 'scheduled' })).items).toMatchObject([
      { id: trip.id, status: 'draft', planned: { changed: false, publish_at: farFuture } },
    ])
    await comeDue()
    await runDue(context)
    expect(await publicTitle(trip.id)).toBe('Saved again')
  })

  it('is checked in full when it is made', async () => {
    const { adminApi, db } = open()
    const [trip, blog] = [await aTrip(db), await aBlog(db, { status: 'draft', body: '' })]
    const other = await aBlog(db, { status: 'published' })
    const call = (entity: 'trips' | 'blogs', item_id: string, body?: Record<string, unknown>, due_at = farFuture) =>
      adminApi.admin.schedules.set({ entity, item_id, action: 'publish', due_at, body })
    const missing = '/media/trip-images/1700000000000-gone.jpg'
    const refused = [
      [() => call('trips', trip.id, { title: 'Only' }), 'BODY_REFUSED'],
      [() => call('trips', trip.id, aTripPayload({ featured_image: missing })), 'PICTURE_NOT_FOUND'],
      [() => call('trips', trip.id, aTripPayload({ vendor_id: missingId })), 'VENDOR_NOT_FOUND'],
      [() => call('trips', trip.id, aTripPayload(), '2020-01-01T00:00:00Z'), 'DUE_IN_PAST'],
      [() => call('trips', missingId), 'ITEM_NOT_FOUND'],
      [() => call('blogs', blog.id), 'BODY_REQUIRED'],
      [() => call('blogs', blog.id, { title: 'A', slug: other.slug, body: '<p>A.</p>' }), 'SLUG_TAKEN'],
    ] as const
    for (const [attempt, code] of refused) await expect(attempt(), code).rejects.toMatchObject({ code })
    expect([await db.$count(schedules), await db.$count(drafts)]).toEqual([0, 0])
    expect((await db.select().from(trips))[0]).toEqual(trip)
  })

  it('unpublishes after publishing', async () => {
    const { context, adminApi, db } = open()
    const trip = await aTrip(db, { status: 'draft' })
    await set('trips', trip.id)
    await expect(set('trips', trip.id, 'unpublish')).rejects.toMatchObject({ code: 'DUE_BEFORE_PUBLISHING' })
    const later = { entity: 'trips', item_id: trip.id, action: 'unpublish', due_at: '2099-12-31T00:00:00Z' } as const
    await adminApi.admin.schedules.set(later)
    expect((await adminApi.admin.schedules.list()).map(({ action, label }) => [action, label])).toEqual([
      ['publish', trip.title],
      ['unpublish', trip.title],
    ])
    await comeDue()
    await runDue(context)
    expect(await publicTitle(trip.id)).toBeNull()
    const done = await db.select().from(operations).where(eq(operations.author, 'program')).orderBy(operations.id)
    expect(done.map(({ operation }) => operation)).toEqual(['schedule.publish', 'schedule.unpublish'])
  })

  it('can be moved and cancelled; the draft of a live item stays, that of another was its own row already', async () => {
    const { adminApi, db } = open()
    const { trip } = await aChangedTrip(open())
    const unpublished = await aTrip(db, { status: 'draft' })
    const planned = [await set('trips', trip.id), await set('trips', unpublished.id)]
    const moved = await adminApi.admin.schedules.set({
      entity: 'trips',
      item_id: trip.id,
      action: 'publish',
      due_at: '2099-12-24T00:00:00Z',
    })
    expect(moved).toMatchObject({ item_id: trip.id, due_at: '2099-12-24T00:00:00.000Z' })
    for (const { entity, item_id, action } of planned)
      await adminApi.admin.schedules.cancel({ entity, item_id, action })
    expect(await db.$count(schedules)).toBe(0)
    expect((await db.select().from(drafts)).map(({ item_id }) => item_id)).toEqual([trip.id])
  })

  it('is done by publishing at once, cancelled by unpublishing or discarding, and deleted with its item', async () => {
    const { adminApi, db } = open()
    const due = () => db.$count(schedules)
    const { trip } = await aChangedTrip(open())
    await set('trips', trip.id)
    await adminApi.admin.drafts.discard({ entity: 'trips', item_id: trip.id, kind: 'draft' })
    expect(await due()).toBe(0)
    await set('trips', trip.id)
    const { draft: taken } = await adminApi.admin.drafts.get({ entity: 'trips', item_id: trip.id })
    const now = { trip_id: trip.id, draft_version: taken!.updated_at, trip_data: { status: 'published' as const } }
    await adminApi.admin.trips.update(now)
    expect(await due()).toBe(0)
    await set('trips', trip.id, 'unpublish')
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { status: 'draft' } })
    expect(await due()).toBe(0)
    await set('trips', trip.id)
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    expect([await due(), await db.$count(drafts)]).toEqual([0, 0])
  })

  it('switches a hero image on in the place of another, and off', async () => {
    const { api, context, db } = open()
    const [shown, next] = [await aHeroImage(db, { is_active: true }), await aHeroImage(db, { is_active: false })]
    await set('hero_images', next.id)
    expect((await api.heroImages.active())!.id).toBe(shown.id)
    await comeDue()
    await runDue(context)
    expect((await api.heroImages.active())!.id).toBe(next.id)
    await set('hero_images', next.id, 'unpublish')
    await comeDue()
    await runDue(context)
    expect(await api.heroImages.active()).toBeNull()
  })

  it('that is refused when it is due is marked and not retried, and the others are done', async () => {
    const { adminApi, context, db, logged } = open()
    const [story, other] = [await aBlog(db, { status: 'draft', slug: 'rain' }), await aTrip(db, { status: 'draft' })]
    await set('blogs', story.id)
    await set('trips', other.id)
    await aBlog(db, { slug: 'taken' })
    await db
      .update(drafts)
      .set({ body: sql`jsonb_set(body, '{slug}', '"taken"')` })
      .where(eq(drafts.entity, 'blogs'))
    await comeDue()
    await runDue(context)
    await runDue(context)
    expect(await publicTitle(other.id)).toBe(other.title)
    expect((await db.select().from(blogs).where(eq(blogs.id, story.id)))[0]).toMatchObject({
      status: 'draft',
      slug: 'rain',
    })
    const failure = 'Another blog has this slug; please choose a different one'
    expect(await adminApi.admin.schedules.list()).toMatchObject([{ item_id: story.id, failure }])
    expect((await adminApi.admin.blogs.list({ planned: 'scheduled' })).items).toMatchObject([
      { planned: { publish_at: null, failure } },
    ])
    expect(logged.filter(({ msg }) => msg === 'a schedule was refused')).toHaveLength(1)
  })

  it('loses a picture only after it was checked: the publication is refused as a whole', async () => {
    const { context, db } = open()
    const picture = await aPicture(db)
    const { trip } = await aChangedTrip(open(), { featured_image: picture.url })
    await set('trips', trip.id)
    await db.execute(sql`delete from pictures where url = ${picture.url}`)
    await comeDue()
    await runDue(context)
    expect(await publicTitle(trip.id)).toBe(trip.title)
    expect((await db.select().from(schedules))[0]!.failure).toBe('PICTURE_NOT_FOUND')
  })

  it('is run by every node at once, each exactly once', async () => {
    const { context, db, adminApi } = open()
    const count = 12
    for (let each = 0; each < count; each += 1) await set('trips', (await aTrip(db, { status: 'draft' })).id)
    await comeDue()
    await Promise.all([runDue(context), runDue(context), runDue(context)])
    expect(await db.$count(trips, eq(trips.status, 'published'))).toBe(count)
    const done = await db.select().from(operations).where(eq(operations.operation, 'schedule.publish'))
    expect(done).toHaveLength(count)
    expect(await adminApi.admin.schedules.list()).toEqual([])
  })
})
