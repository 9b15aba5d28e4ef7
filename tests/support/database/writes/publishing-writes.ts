import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { Write } from './list-writes.ts'

/** Of previews, drafts, schedules, checks and changes. */
export const publishingWrites: Record<string, Write> = {
  'previews.share': async ({ adminApi }) => {
    const preview_id = crypto.randomUUID()
    await adminApi.admin.previews.put({ preview_id, entity: 'trips', item_id: null, body: aTripPayload() })
    await adminApi.admin.previews.share({ preview_id, days: 7 })
    return ['event']
  },
  'previews.revoke': async (test) => {
    await publishingWrites['previews.share']!(test)
    const [link] = await test.adminApi.admin.previews.list({ entity: 'trips' })
    await test.adminApi.admin.previews.revoke({ id: link!.id })
    return ['event']
  },
  'drafts.saveDraft': async ({ adminApi, db }) => {
    const { id } = await aTrip(db)
    await adminApi.admin.drafts.saveDraft({ entity: 'trips', item_id: id, body: aTripPayload() })
    return ['drafts', 'insert']
  },
  'drafts.discard': async (test) => {
    await publishingWrites['drafts.saveDraft']!(test)
    const [item] = await test.adminApi.admin.trips.list().then(({ items }) => items)
    await test.adminApi.admin.drafts.discard({ entity: 'trips', item_id: item!.id, kind: 'draft' })
    return ['drafts', 'delete']
  },
  'schedules.set': async ({ adminApi, db }) => {
    const { id } = await aTrip(db)
    await adminApi.admin.schedules.set({
      entity: 'trips',
      item_id: id,
      action: 'unpublish',
      due_at: '2099-01-01T00:00:00Z',
    })
    return ['schedules', 'insert']
  },
  'schedules.cancel': async (test) => {
    await publishingWrites['schedules.set']!(test)
    const [schedule] = await test.adminApi.admin.schedules.list()
    const { entity, item_id, action } = schedule!
    await test.adminApi.admin.schedules.cancel({ entity, item_id, action })
    return ['schedules', 'delete']
  },
  'checks.dismiss': async ({ adminApi, db }) => {
    const { id } = await aTrip(db)
    await adminApi.admin.checks.dismiss({ entity: 'trips', item_id: id, check: 'days' })
    return ['event']
  },
  'checks.restore': async ({ adminApi, db }) => {
    const checked = { entity: 'trips', item_id: (await aTrip(db)).id, check: 'days' } as const
    await adminApi.admin.checks.dismiss(checked)
    await adminApi.admin.checks.restore(checked)
    return ['event']
  },
  'changes.pin': async ({ adminApi, db }) => {
    await aVendor(db)
    const { items } = await adminApi.admin.changes.list()
    await adminApi.admin.changes.pin({ change_id: items[0]!.id, pinned: true })
    return ['event']
  },
}
