import { afterEach, expect, it, vi } from 'vitest'
import type { PublicApi } from '#contract/client.ts'
import { openWorkerPool, type RenderLimits } from '#app/ssr/worker-pool.ts'
import { createApiClient } from '#app/ssr/worker-rpc.ts'
import type { RenderPage } from '#server/http/routes/page-routes.ts'
import { trackFailures } from '#server/page-cache/render-failures.ts'
import { capturedLog } from '#tests/support/database/captured-log.ts'

const never = 600_000

const generous: RenderLimits = { queue: { underWay: 16, waiting: 100, wait: never }, read: never, render: never }

const hungWorker = new URL('../support/program/hung-worker.ts', import.meta.url)

const pools: { close: () => Promise<void> }[] = []

afterEach(async () => {
  for (const each of pools.splice(0)) await each.close()
})

function pool(limits: Partial<RenderLimits>, worker?: URL) {
  const { log, records } = capturedLog()
  const { render, close } = openWorkerPool(log, { ...generous, ...limits }, worker)
  pools.push({ close })
  return { get: getter(render), records }
}

function getter(render: RenderPage) {
  return async (path: string) => {
    const { html, answer } = await render(new Request(`http://site.example${path}`))
    return { status: answer.status, text: Buffer.from(html ?? []).toString() }
  }
}

const overloaded = { name: 'Overloaded' }

it('terminates and replaces a worker that hangs, and fails its pages', async () => {
  const { get, records } = pool({ render: 3000 }, hungWorker)
  expect(await get('/one')).toMatchObject({ text: '/one' })
  const both = [get('/slow'), get('/hung')].map((each) => each.catch((error: unknown) => error))
  for (const each of await Promise.all(both)) expect(each).toMatchObject(overloaded)
  expect(records).toContainEqual(expect.objectContaining({ msg: 'a thread took too long for a page and was ended' }))
  expect(await get('/two')).toMatchObject({ text: '/two' })
})

it('limits the number of waiting pages and their time in the queue', async () => {
  const { get } = pool({ queue: { underWay: 1, waiting: 1, wait: 500 } }, hungWorker)
  void get('/slow').catch(() => {})
  const waits = get('/one')
  await expect(get('/two')).rejects.toMatchObject(overloaded)
  await expect(waits).rejects.toMatchObject(overloaded)
})

it('fails a page whose reads never finish, and keeps the worker', async () => {
  const hanging = createApiClient(() => new Promise(() => {}))
  vi.stubGlobal('inProcessApi', hanging satisfies PublicApi)
  const { get, records } = pool({ read: 300 })
  const { result, failed, unavailable } = await trackFailures(() => get('/about'))
  vi.unstubAllGlobals()
  expect([result.status, failed, unavailable]).toEqual([500, true, true])
  expect(records).toEqual([])
})
