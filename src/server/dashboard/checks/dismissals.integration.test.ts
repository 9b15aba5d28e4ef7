import { expect, it } from 'vitest'
import { checkDismissals } from '#server/platform/db/schema.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('an ignored finding', (open) => {
  const found = async (check: 'days' | 'highlights') => {
    const { items } = await open().adminApi.admin.trips.list({ check })
    return items.map(({ id }) => id)
  }

  it('is left out of lists and counts until a field of it is saved differently', async () => {
    const { db, adminApi } = open()
    const { admin } = adminApi
    const { id } = await aTrip(db, { duration: 9, highlights: [] })
    const update = (trip_data: object) => admin.trips.update({ trip_id: id, trip_data })
    await admin.checks.dismiss({ entity: 'trips', item_id: id, check: 'days' })
    await admin.checks.dismiss({ entity: 'trips', item_id: id, check: 'highlights' })
    expect(await found('days')).toEqual([])
    expect((await admin.checks.comparables({ entity: 'trips', item_id: id })).dismissed.toSorted()).toEqual([
      'days',
      'highlights',
    ])
    const { issues } = await admin.dashboard.issues()
    expect(issues.filter(({ check }) => check === 'days' || check === 'highlights')).toEqual([])
    await update({ title: 'Slower', highlights: [] })
    expect(await found('days')).toEqual([])
    await update({ duration: 8 })
    expect(await found('days')).toEqual([id])
    expect(await found('highlights')).toEqual([])
  })

  it('is checked again when the dismissal is undone, and deleted with its item', async () => {
    const { db, adminApi } = open()
    const { admin } = adminApi
    const { id } = await aTrip(db, { duration: 9 })
    const checked = { entity: 'trips', item_id: id, check: 'days' } as const
    await admin.checks.dismiss(checked)
    await admin.checks.restore(checked)
    expect(await found('days')).toEqual([id])
    await admin.checks.dismiss(checked)
    await admin.trips.delete({ trip_id: id })
    expect(await db.$count(checkDismissals)).toBe(0)
    const { items } = await admin.changes.list({ kind: 'check' })
    expect(items.map(({ operation }) => operation)).toEqual(['checks.dismiss', 'checks.restore', 'checks.dismiss'])
  })

  it('is refused for findings that are always errors, and for missing items', async () => {
    const { db, adminApi } = open()
    const { id } = await aTrip(db)
    const dismiss = (item_id: string, check: 'alt' | 'days') =>
      adminApi.admin.checks.dismiss({ entity: 'trips', item_id, check })
    await expect(dismiss(id, 'alt')).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' })
    await expect(dismiss(missingId, 'days')).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' })
  })
})
