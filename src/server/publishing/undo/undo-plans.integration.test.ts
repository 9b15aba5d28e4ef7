import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { adminMessages } from '#contract/messages.ts'
import { drafts, schedules, trips } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { runDue } from '#server/publishing/schedules/run-due.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aChangedTrip, farFuture, setDueTimes } from '#tests/support/factories/draft.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const { reasons } = adminMessages.undo
const leftOut = adminMessages.trash.notes.schedule
const drafted = 'Kanha, the draft'

describeWithDatabase('an undo of drafts and schedules', (open) => {
  const admin = () => open().adminApi.admin
  const latest = async () => (await admin().changes.list({ page_size: 1 })).items[0]!.id
  const undo = (change_id: number) => admin().changes.undo({ change_id })
  const undoLatest = async () => undo(await latest())
  const stored = async (id: string) => (await open().db.select().from(trips).where(eq(trips.id, id)))[0]
  const plans = () => open().db.select().from(schedules)
  const draftOf = async (item_id: string) => (await admin().drafts.get({ entity: 'trips', item_id })).draft
  const saveDraft = async (item_id: string, title: string) => {
    const base_version = (await stored(item_id))!.updated_at.toISOString()
    return admin().drafts.saveDraft({ entity: 'trips', item_id, base_version, body: aTripPayload({ title }) })
  }
  const publish = (item_id: string, action: 'publish' | 'unpublish' = 'publish', due_at = farFuture) =>
    admin().schedules.set({ entity: 'trips', item_id, action, due_at })
  const publicTitle = (id: string) =>
    open()
      .api.trips.get({ id })
      .then(
        ({ title }) => title,
        () => null,
      )
  const refusal = (label: string, reason: string) => ({
    code: 'UNDO_CONFLICT',
    message: `Nothing was undone. ${label}: ${reason}.`,
  })

  /** Makes all schedules due, without recording a change. */
  const comeDue = () =>
    open().db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('hatheli.recording', 'off', true)`)
      await setDueTimes(tx as Db, () => sql`now() - interval '1 second'`)
    })

  /** Publishes the draft as the form does. */
  const publishDraft = async (trip_id: string) => {
    const { body, base_version, updated_at } = (await draftOf(trip_id))!
    return admin().trips.update({
      trip_id,
      updated_at: base_version!,
      draft_version: updated_at,
      trip_data: body as ReturnType<typeof aTripPayload>,
    })
  }

  it('of publishing restores the live trip and its draft, which can be published again', async () => {
    const { trip } = await aChangedTrip(open())
    const before = await draftOf(trip.id)
    await publishDraft(trip.id)
    expect([await publicTitle(trip.id), await draftOf(trip.id)]).toEqual([drafted, null])
    const { change_id, notes } = await undoLatest()
    expect(notes).toEqual([])
    expect(await publicTitle(trip.id)).toBe(trip.title)
    const { updated_at } = (await stored(trip.id))!
    expect(await draftOf(trip.id)).toMatchObject({ body: before!.body, base_version: updated_at.toISOString() })
    await undo(change_id)
    expect([await publicTitle(trip.id), await draftOf(trip.id)]).toEqual([drafted, null])
    await undoLatest()
    await publishDraft(trip.id)
    expect([await publicTitle(trip.id), await draftOf(trip.id)]).toEqual([drafted, null])
  })

  it('of a scheduled publication restores both, but not the schedule', async () => {
    const { context } = open()
    const { trip } = await aChangedTrip(open())
    await publish(trip.id)
    await comeDue()
    await runDue(context)
    expect(await publicTitle(trip.id)).toBe(drafted)
    const { notes } = await undoLatest()
    expect(notes).toEqual([leftOut])
    await runDue(context)
    expect([await publicTitle(trip.id), await plans()]).toEqual([trip.title, []])
    expect((await draftOf(trip.id))!.body).toMatchObject({ title: drafted })
    await publishDraft(trip.id)
    expect(await publicTitle(trip.id)).toBe(drafted)
  })

  it('of a refusal on its day does not try again', async () => {
    const { context, db } = open()
    const { trip } = await aChangedTrip(open())
    await publish(trip.id)
    await db.update(drafts).set({ body: { title: drafted } })
    await comeDue()
    await runDue(context)
    expect(await plans()).toMatchObject([{ failure: 'BODY_REFUSED' }])
    await expect(undoLatest()).rejects.toMatchObject(refusal('It', reasons.due))
    expect(await plans()).toMatchObject([{ failure: 'BODY_REFUSED' }])
  })

  it('of a deletion restores the draft and schedules that are not due yet', async () => {
    const { context } = open()
    const { trip } = await aChangedTrip(open())
    await publish(trip.id)
    await publish(trip.id, 'unpublish', '2099-12-31T00:00:00.000Z')
    const before = [await plans(), (await draftOf(trip.id))!.body]
    await admin().trips.delete({ trip_id: trip.id })
    expect(await plans()).toEqual([])
    expect((await undoLatest()).notes).toEqual([])
    expect([await plans(), (await draftOf(trip.id))!.body]).toEqual([
      expect.arrayContaining(before[0] as unknown[]),
      before[1],
    ])
    await comeDue()
    await runDue(context)
    expect(await plans()).toEqual([])
  })

  it('of a deletion leaves out schedules that have become due, with a note', async () => {
    const { context } = open()
    const { trip } = await aChangedTrip(open())
    await publish(trip.id)
    await comeDue()
    await admin().trips.delete({ trip_id: trip.id })
    expect((await undoLatest()).notes).toEqual([leftOut])
    await runDue(context)
    expect([await publicTitle(trip.id), await plans()]).toEqual([trip.title, []])
    expect(await draftOf(trip.id)).not.toBeNull()
  })

  it('is not needed for a restore from the trash: the draft comes along, no schedule, and nothing is public', async () => {
    const { context } = open()
    const { trip } = await aChangedTrip(open())
    await publish(trip.id)
    await admin().trips.delete({ trip_id: trip.id })
    const { notes } = await admin().trash.restore({ entity: 'trips', item_id: trip.id })
    expect(notes).toEqual([leftOut])
    await runDue(context)
    expect([await publicTitle(trip.id), await plans()]).toEqual([null, []])
    expect((await draftOf(trip.id))!.body).toMatchObject({ title: drafted })
    await publishDraft(trip.id)
    expect(await publicTitle(trip.id)).toBe(drafted)
  })

  it('of a saved draft is refused while it is scheduled, and removes it otherwise', async () => {
    const { trip } = await aChangedTrip(open())
    const saved = await latest()
    await publish(trip.id)
    const scheduled = await latest()
    await expect(undo(saved)).rejects.toMatchObject(refusal(`“${drafted}”`, reasons.scheduled))
    expect(await plans()).toHaveLength(1)
    await undo(scheduled)
    await undo(saved)
    expect([await draftOf(trip.id), await stored(trip.id)]).toEqual([null, trip])
  })

  it('of a draft that was saved again restores the former one, unless it has changed since', async () => {
    const { trip } = await aChangedTrip(open())
    const first = await latest()
    await saveDraft(trip.id, 'Second')
    const second = await latest()
    await saveDraft(trip.id, 'Third')
    await expect(undo(first)).rejects.toMatchObject(refusal(`“${drafted}”`, reasons.draft))
    await expect(undo(second)).rejects.toMatchObject(refusal('“Second”', reasons.draft))
    await undoLatest()
    expect((await draftOf(trip.id))!.body).toMatchObject({ title: 'Second' })
    await undo(second)
    expect((await draftOf(trip.id))!.body).toMatchObject({ title: drafted })
    expect(await stored(trip.id), 'what is live has no new version').toEqual(trip)
    await publishDraft(trip.id)
    await expect(undo(first)).rejects.toMatchObject(refusal(`“${drafted}”`, reasons.draftGone))
  })

  it('of a discarded draft restores it, unless there is another one', async () => {
    const { trip } = await aChangedTrip(open())
    const item = { entity: 'trips', item_id: trip.id } as const
    await admin().drafts.discard({ ...item, kind: 'draft' })
    const discarded = await latest()
    await saveDraft(trip.id, 'Another')
    await expect(undo(discarded)).rejects.toMatchObject(refusal(`“${drafted}”`, reasons.draftThere))
    await admin().drafts.discard({ ...item, kind: 'draft' })
    await undo(discarded)
    expect((await draftOf(trip.id))!.body).toMatchObject({ title: drafted })
  })

  it('of setting, moving and cancelling a schedule', async () => {
    const { trip } = await aChangedTrip(open())
    await publish(trip.id)
    const set = await latest()
    await publish(trip.id, 'publish', '2099-12-01T00:00:00.000Z')
    const moved = await latest()
    await expect(undo(set)).rejects.toMatchObject({ data: { reasons: [reasons.schedule] } })
    await undo(moved)
    expect(await plans()).toMatchObject([{ item_id: trip.id, due_at: new Date(farFuture) }])
    await admin().schedules.cancel({ entity: 'trips', item_id: trip.id, action: 'publish' })
    const cancelled = await latest()
    await expect(undo(set)).rejects.toMatchObject({ data: { reasons: [reasons.scheduleGone] } })
    await undo(cancelled)
    expect(await plans()).toMatchObject([{ item_id: trip.id, due_at: new Date(farFuture), failure: null }])
    await undo(set)
    expect([await plans(), (await draftOf(trip.id))!.body.title]).toEqual([[], drafted])
    await publish(trip.id)
    await expect(undo(cancelled)).rejects.toMatchObject({ code: 'ALREADY_UNDONE' })
  })

  it('of cancelling is refused when something else is scheduled, or its time has come', async () => {
    const { context, db } = open()
    const hero = await aHeroImage(db, { is_active: false })
    const item = { entity: 'hero_images', item_id: hero.id, action: 'publish' } as const
    const call = { ...item, due_at: farFuture }
    await admin().schedules.set(call)
    await admin().schedules.cancel(item)
    const cancelled = await latest()
    await admin().schedules.set(call)
    await expect(undo(cancelled)).rejects.toMatchObject({ data: { reasons: [reasons.scheduleThere] } })
    await comeDue()
    await admin().schedules.cancel(item)
    await expect(undoLatest()).rejects.toMatchObject(refusal('It', reasons.due))
    await runDue(context)
    expect(await admin().heroImages.list()).toMatchObject([{ id: hero.id, is_active: false }])
  })

  it('of a schedule for what was never public removes the copy that was to go live', async () => {
    const { db } = open()
    const trip = await aTrip(db, { status: 'draft' })
    const body = aTripPayload({ title: 'On the day' })
    await admin().schedules.set({ entity: 'trips', item_id: trip.id, action: 'publish', due_at: farFuture, body })
    await undoLatest()
    expect([await plans(), await draftOf(trip.id)]).toEqual([[], null])
    expect(await stored(trip.id)).toMatchObject({ title: trip.title, status: 'draft' })
  })
})
