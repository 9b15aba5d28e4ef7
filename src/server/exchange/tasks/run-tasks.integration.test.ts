import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { taskMessages } from '#contract/admin/exchange/tasks.ts'
import { tasks, vendors } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { runTasks, TaskFailed, type RunningTask, type TaskKinds } from './run-tasks.ts'
import { cancelTask, claimTask, insertTask, selectTasks } from './task-rows.ts'

const newTask = {
  title: 'Importing trips.csv',
  address: '/admin/import',
  subject: {},
  session_id: 'test-session',
  person: null,
}

type Run = (task: RunningTask) => ReturnType<TaskKinds['import-run']['run']>

describeWithDatabase('long work', (open) => {
  const begin = (kind: 'import-run' | 'import-check' = 'import-run') => insertTask(open().db, { ...newTask, kind })
  const work = (run: Run, isOpen = () => true) => {
    const kinds: TaskKinds = { 'import-run': { run, isRepeated: false }, 'import-check': { run, isRepeated: true } }
    return runTasks({ db: open().db, log: open().context.log, kinds }, isOpen)
  }
  const only = async () => (await selectTasks(open().db))[0]!
  const leave = async () => {
    await claimTask(open().db)
    await open()
      .db.update(tasks)
      .set({ lease_until: sql`now() - interval '1 second'` })
  }

  it('shows its progress while it is done, and its end', async () => {
    await begin()
    const seen: unknown[] = []
    await work(async (task) => {
      await task.progress(3, 10)
      seen.push(await only())
      return { message: 'All of it' }
    })
    expect(seen).toMatchObject([{ state: 'running', done: 3, total: 10, finished_at: null }])
    expect(await only()).toMatchObject({ state: 'done', done: 10, message: 'All of it' })
  })

  it('is done by one node at a time, the oldest first', async () => {
    const [first, second] = [await begin(), await begin()]
    const claims = await Promise.all([claimTask(open().db), claimTask(open().db), claimTask(open().db)])
    expect(claims.map((claim) => claim?.task.id).toSorted()).toEqual([first.id, second.id, undefined].toSorted())
  })

  it('says why it failed, without the insides', async () => {
    await begin()
    await work(() => Promise.reject(new Error('insert into trips …')))
    expect(await only()).toMatchObject({ state: 'failed', message: taskMessages.failed })
    await begin()
    await work(() => Promise.reject(new TaskFailed('The file has no rows')))
    expect(await only()).toMatchObject({ state: 'failed', message: 'The file has no rows' })
  })

  it('fails where its node stopped in the middle, unless it can begin again', async () => {
    await begin()
    await leave()
    await work(() => Promise.reject(new Error('must not run')))
    expect(await only()).toMatchObject({ state: 'failed', message: taskMessages.interrupted })
    await begin('import-check')
    await leave()
    await work(async () => ({ message: 'checked' }))
    expect(await only()).toMatchObject({ state: 'done', message: 'checked' })
  })

  it('writes nothing where another node has taken it over', async () => {
    const { db } = open()
    await begin()
    await work(async (task) => {
      await db.transaction(async (tx) => {
        await aVendor(tx)
        await db.update(tasks).set({ claim: crypto.randomUUID() })
        await task.finishIn(tx, { message: 'too late' })
      })
      return null
    })
    expect(await db.$count(vendors)).toBe(0)
    expect((await only()).message).toBeNull()
  })

  it('is cancelled before it begins, or in the middle without a trace', async () => {
    const { adminApi, db } = open()
    const waiting = await begin()
    await adminApi.admin.tasks.cancel({ task_id: waiting.id })
    expect(await only()).toMatchObject({ state: 'cancelled', message: taskMessages.cancelled })
    const { id } = await begin()
    await work(async (task) => {
      await db.transaction(async (tx) => {
        await aVendor(tx)
        await cancelTask(db, id, taskMessages.cancelled)
        await task.progress(1, 2)
      })
      return null
    })
    expect(await only()).toMatchObject({ id, state: 'cancelled' })
    expect(await db.$count(vendors)).toBe(0)
  })

  it('waits for the next start where the program stops', async () => {
    const { id } = await begin()
    let isOpen = true
    await work(
      async (task) => {
        isOpen = false
        await task.progress(1, 2)
        return null
      },
      () => isOpen,
    )
    expect(await only()).toMatchObject({ id, state: 'waiting', finished_at: null })
    await work(async () => ({ message: 'after all' }))
    expect(await open().db.$count(tasks, eq(tasks.state, 'done'))).toBe(1)
  })
})
