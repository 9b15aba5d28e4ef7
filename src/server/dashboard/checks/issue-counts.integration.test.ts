import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('what needs attention', (open) => {
  /** Polls, as the dashboard does, until the counts are final. */
  const found = async () => {
    for (;;) {
      const { issues, counting } = await open().adminApi.admin.dashboard.issues()
      if (!counting) return issues.find(({ entity, check }) => entity === 'trips' && check === 'highlights')
    }
  }

  it('follows each change, and is the same for all who ask at once', async () => {
    const { db, adminApi } = open()
    expect(await found()).toBeUndefined()
    const { id } = await aTrip(db, { highlights: [], status: 'published' })
    const asked = await Promise.all(Array.from({ length: 5 }, found))
    for (const each of asked) expect(each).toMatchObject({ live: 1, drafts: 0 })
    await adminApi.admin.checks.dismiss({ entity: 'trips', item_id: id, check: 'highlights' })
    expect(await found()).toBeUndefined()
    const { issues } = await adminApi.admin.dashboard.issues()
    const [category] = await adminApi.admin.categories.list()
    const bare = issues.find(({ entity, check }) => entity === 'categories' && check === 'picture')
    expect(bare?.live ?? 0).toBe((await adminApi.admin.categories.list()).filter((each) => !each.featured_image).length)
    const dismissal = { entity: 'categories', item_id: category!.id, check: 'picture' } as const
    await expect(adminApi.admin.checks.dismiss(dismissal)).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' })
    await adminApi.admin.checks.restore({ entity: 'trips', item_id: id, check: 'highlights' })
    expect(await found()).toMatchObject({ live: 1 })
  })
})
