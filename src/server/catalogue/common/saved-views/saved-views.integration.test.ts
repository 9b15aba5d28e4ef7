import { beforeEach, expect, it } from 'vitest'
import { savedViewLimits } from '#contract/admin/lists/saved-views.ts'
import { operations } from '#server/platform/db/schema.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'

describeWithDatabase('saved views', (open) => {
  let views: TestDatabase['adminApi']['admin']['savedViews']
  beforeEach(() => {
    views = open().adminApi.admin.savedViews
  })
  const create = (name: string, list: 'trips' | 'vendors' = 'trips') =>
    views.create({ list, name, search: { status: 'draft', density: 'compact' } })
  const names = async () => (await views.list({ list: 'trips' })).map(({ name }) => name)

  it('belong to a list, by name, and leave no change of content', async () => {
    await create('waiting')
    await create('Assam')
    await create('Assam', 'vendors')
    expect(await names()).toEqual(['Assam', 'waiting'])
    const [view] = await views.list({ list: 'trips' })
    expect(view).toMatchObject({ search: { status: 'draft', density: 'compact' }, is_default: false })
    expect(await open().db.$count(operations)).toBe(0)
  })

  it('have unique names, ignoring case', async () => {
    await create('Waiting')
    const { id } = await create('Assam')
    await expect(create('WAITING')).rejects.toMatchObject({ code: 'NAME_TAKEN' })
    await expect(views.update({ view_id: id, name: 'waiting' })).rejects.toMatchObject({ code: 'NAME_TAKEN' })
    expect(await views.update({ view_id: id, name: 'assam' })).toMatchObject({ name: 'assam' })
  })

  it('open a list one at a time', async () => {
    const [one, other] = [await create('One'), await create('Other')]
    await views.update({ view_id: one.id, is_default: true })
    await Promise.all([
      views.update({ view_id: other.id, is_default: true }),
      views.update({ view_id: one.id, is_default: true }),
    ])
    expect((await views.list({ list: 'trips' })).filter(({ is_default }) => is_default)).toHaveLength(1)
    await views.update({ view_id: one.id, is_default: false })
    await views.update({ view_id: other.id, is_default: false })
    expect((await views.list({ list: 'trips' })).some(({ is_default }) => is_default)).toBe(false)
  })

  it('are deleted for good, have a limit, and are not changed when they are gone', async () => {
    const { id } = await create('One')
    await views.delete({ view_id: id })
    await views.delete({ view_id: id })
    await expect(views.update({ view_id: missingId, name: 'x' })).rejects.toMatchObject({ code: 'VIEW_NOT_FOUND' })
    for (let number = 0; number < savedViewLimits.views; number += 1) await create(`View ${number}`)
    await expect(create('One more')).rejects.toMatchObject({ code: 'TOO_MANY_VIEWS' })
  })
})
