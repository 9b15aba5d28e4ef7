import { afterEach, expect, it, vi } from 'vitest'
import type { PublicApi } from '#contract/client.ts'
import { openWorkerPool, type RenderLimits } from '#app/ssr/worker-pool.ts'
import { createApiClient } from '#app/ssr/worker-rpc.ts'
import type { RenderPage } from '#server/http/routes/page-routes.ts'
import { trackFailures } from '#server/page-cache/render-failures.ts'
import { capturedLog } from '#tests/support/database/captured-log.ts'

const never = 600_000

const generous: RenderLimits = { queue: { underWay: 16, waiting: 100, wait: never }, read: never, render: never }

const wedgedThread = new URL('../support/program/hung-worker.ts', import.meta.url)

const pools: { close: () => Promise<void> }[] = []

afterEach(async () => {
  for (const each of pools.splice(0)) await each.close()
})

function pool(limits: Partial<RenderLimits>, thread?: URL) {
  const { log, records } = capturedLog()
  const { render, close } = openWorkerPool(log, { ...generous, ...limits }, thread)
  pools.push({ close })
  return { ask: asking(render), records }
}

function asking(render: RenderPage) {
  return async (path: string) => {
    const { html, answer } = await render(new Request(`http://site.example${path}`))
    return { status: answer.status, text: Buffer.from(html ?? []).toString() }
  }
}

const overloaded = { name: 'Overloaded' }

it('ends and replaces a thread that does not come to an end, with all its pages', async () => {
  const { ask, records } = pool({ render: 3000 }, wedgedThread)
  expect(await ask('/one')).toMatchObject({ text: '/one' })
  const both = [ask('/slow'), ask('/wedged')].map((each) => each.catch((error: unknown) => error))
  for (const each of await Promise.all(both)) expect(each).toMatchObject(overloaded)
  expect(records).toContainEqual(expect.objectContaining({ msg: 'a thread took too long for a page and was ended' }))
  expect(await ask('/two')).toMatchObject({ text: '/two' })
})

it('lets a bounded number of pages wait, for a bounded time', async () => {
  const { ask } = pool({ queue: { underWay: 1, waiting: 1, wait: 500 } }, wedgedThread)
  void ask('/slow').catch(() => {})
  const waits = ask('/one')
  await expect(ask('/two')).rejects.toMatchObject(overloaded)
  await expect(waits).rejects.toMatchObject(overloaded)
})

it('gives a page up whose reads do not come to an end, and keeps its thread', async () => {
  const hanging = createApiClient(() => new Promise(() => {}))
  vi.stubGlobal('inProcessApi', hanging satisfies PublicApi)
  const { ask, records } = pool({ read: 300 })
  const { result, failed, unavailable } = await trackFailures(() => ask('/about'))
  vi.unstubAllGlobals()
  expect([result.status, failed, unavailable]).toEqual([500, true, true])
  expect(records).toEqual([])
})
