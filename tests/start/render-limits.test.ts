import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { startWorkerPool, type RenderLimits } from '#app/ssr/worker-pool.ts'
import { nobody } from '#server/auth/visitor.ts'
import type { ApiContext } from '#server/catalogue/common/context.ts'
import { capturedLog } from '#tests/support/database/captured-log.ts'
import { temporaryFolder } from '#tests/support/program/program-process.ts'

const never = 600_000

const generous: RenderLimits = { queue: { running: 16, waiting: 100, wait: never }, call: never, job: never }

const hungWorker = new URL('../support/program/hung-worker.ts', import.meta.url)

const loadingWorker = new URL('../support/program/loading-worker.ts', import.meta.url)

const pools: { close: () => Promise<void> }[] = []

afterEach(async () => {
  for (const each of pools.splice(0)) await each.close()
})

/** A context whose settings never arrive. */
const hanging = { settings: { read: () => new Promise(() => {}) } } as unknown as ApiContext

function pool(limits: Partial<RenderLimits>, worker?: URL) {
  const { log, records } = capturedLog()
  const { render, close } = startWorkerPool(log, { ...generous, ...limits }, worker).open(() => hanging)
  pools.push({ close })
  return {
    get: async (path: string) => {
      const { html, response, failed, unavailable } = await render(new Request(`http://site.example${path}`), nobody)
      return { status: response.status, text: Buffer.from(html ?? []).toString(), failed, unavailable }
    },
    records,
  }
}

const overloaded = { name: 'Overloaded' }

it('terminates and replaces a worker that hangs, and fails its pages', async () => {
  const { get, records } = pool({ job: 3000 }, hungWorker)
  expect(await get('/one')).toMatchObject({ text: '/one' })
  const both = [get('/slow'), get('/hung')].map((each) => each.catch((error: unknown) => error))
  for (const each of await Promise.all(both)) expect(each).toMatchObject(overloaded)
  expect(records).toContainEqual(expect.objectContaining({ msg: 'a thread took too long for a page and was ended' }))
  expect(await get('/two')).toMatchObject({ text: '/two' })
})

it('limits the number of waiting pages and their time in the queue', async () => {
  const { get } = pool({ queue: { running: 1, waiting: 1, wait: 500 } }, hungWorker)
  void get('/slow').catch(() => {})
  const waits = get('/one')
  await expect(get('/two')).rejects.toMatchObject(overloaded)
  await expect(waits).rejects.toMatchObject(overloaded)
})

it('fails a page whose calls never finish, and keeps the worker', async () => {
  const { get, records } = pool({ call: 300 })
  expect(await get('/about')).toMatchObject({ status: 500, failed: true, unavailable: true })
  expect(records).toEqual([])
})

it('does not end a thread that still loads its modules', async () => {
  const file = join(temporaryFolder(), 'loaded')
  process.env.LOADED = file
  const { close } = startWorkerPool(capturedLog().log, generous, loadingWorker)
  await close()
  expect(existsSync(file)).toBe(true)
})
