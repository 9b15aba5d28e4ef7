import { expect, it } from 'vitest'
import { restoreEvent, restorePointsPerPage } from '#contract/admin/backup/backup.ts'
import { versions, operations } from '#server/platform/db/schema.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import {
  connection,
  describeWithDatabase,
  testAdmin,
  type TestDatabase,
} from '#tests/support/database/test-database.ts'
import type { RestorePoint } from '../../platform/backup/points/restore-point.ts'

function withPoints(test: TestDatabase, points: () => Promise<RestorePoint[]>) {
  const backup = { ...test.context.backup, points }
  return test.apiWith({ backup, admin: async () => testAdmin }).admin.backup
}

function aPoint(at: number): RestorePoint {
  return { id: `point-${at}`, at, bytes: 1000, sentBytes: 0, pictures: 0 }
}

async function aChange(test: TestDatabase, at: number, entity: string, ids: string[]) {
  const author = { author: 'admin', operation: `${entity}.update`, at: new Date(at) } as const
  const [change] = await test.db.insert(operations).values(author).returning({ id: operations.id })
  const version = { operation_id: change!.id, entity, part: 'item', kind: 'update', label: '', body: {} } as const
  await test.db.insert(versions).values(ids.map((item_id) => ({ ...version, item_id })))
}

describeWithDatabase('restore points', (open) => {
  it('say how many items changed since, each item once', async () => {
    const test = open()
    const [first, second, third] = [1_790_000_000_000, 1_790_000_060_000, 1_790_000_120_000]
    await aChange(test, first - 1000, 'trips', ['spiti'])
    await aChange(test, first + 1000, 'trips', ['spiti', 'majuli'])
    await aChange(test, second + 1000, 'trips', ['majuli'])
    await aChange(test, second + 2000, 'blogs', ['tea'])
    const points = [third, second, first].map(aPoint)
    const answer = await withPoints(test, async () => points).points()
    const one = { entity: 'trips', count: 1 }
    expect(answer.points.map(({ changed }) => changed)).toEqual([
      [],
      [{ entity: 'blogs', count: 1 }, one],
      [
        { entity: 'trips', count: 2 },
        { entity: 'blogs', count: 1 },
      ],
    ])
    expect(answer).toMatchObject({ more: false, last_restore: null })
    expect(JSON.stringify(answer)).not.toContain('spiti')
  })

  it('come page by page', async () => {
    const all = Array.from({ length: restorePointsPerPage + 2 }, (_, index) =>
      aPoint(1_790_000_000_000 - index * 60_000),
    )
    const api = withPoints(open(), async () => all)
    const first = await api.points()
    expect([first.points.length, first.more]).toEqual([restorePointsPerPage, true])
    const next = await api.points({ before: first.points.at(-1)!.at })
    expect([next.points.map(({ id }) => id), next.more]).toEqual([all.slice(-2).map(({ id }) => id), false])
  })

  it('come with the last restore, and what undoes it as long as that exists', async () => {
    const test = open()
    const undo = aPoint(1_790_000_000_000)
    const restored_to = '2026-11-21T08:35:00.000Z'
    const author = { author: 'admin', operation: restoreEvent } as const
    await recordEvent(test.db, author, { restored_to, undo: undo.id })
    const last = async (points: RestorePoint[]) => (await withPoints(test, async () => points).points()).last_restore
    expect(await last([undo])).toMatchObject({ restored_to, undo: { id: undo.id } })
    expect(await last([])).toMatchObject({ restored_to, undo: null })
  })

  it('are said to be away over HTTP, too', async () => {
    const test = open()
    const points = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7'))
    const app = test.appWith({ api: { ...test.context, backup: { ...test.context.backup, points } } })
    const headers = { cookie: (await aSignedInBrowser(test)).cookies() }
    const answer = await app.request('https://hatheli.test/api/admin/backup/points', { headers }, connection)
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'BACKUP_AWAY', status: 503 }])
  })

  it('fail while the target is down, and only the admin sees them', async () => {
    const away = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7'))
    await expect(withPoints(open(), away).points()).rejects.toMatchObject({ code: 'BACKUP_AWAY', status: 503 })
    await expect(open().api.admin.backup.points()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
