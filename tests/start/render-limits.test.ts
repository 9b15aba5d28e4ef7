import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { pageRenderer, type Renderer, type RenderLimits } from '#app/ssr/page-renderer.ts'
import { anonymous } from '#server/platform/auth/visitor.ts'
import type { ApiContext } from '#server/api/context.ts'
import { paths } from '#server/paths.ts'

const never = 600_000

const generous: RenderLimits = { queue: { running: 4, waiting: 100, wait: never }, call: never }

/** A context whose settings never arrive. */
const hanging = { settings: { read: () => new Promise(() => {}) } } as unknown as ApiContext

const { default: renderer } = (await import(pathToFileURL(paths.renderer).href)) as { default: Renderer }

/** Gets pages of the built site. */
function pages(limits: Partial<RenderLimits>) {
  const render = pageRenderer(async () => renderer, { ...generous, ...limits })(() => hanging)
  return (path: string) => render(new Request(`http://site.example${path}`), anonymous)
}

const overloaded = { name: 'Overloaded' }

it('limits the number of waiting pages and their time in the queue', async () => {
  const get = pages({ queue: { running: 1, waiting: 1, wait: 500 }, call: 1500 })
  const hangs = get('/about')
  const waits = get('/contact')
  await expect(get('/partner')).rejects.toMatchObject(overloaded)
  await expect(waits).rejects.toMatchObject(overloaded)
  expect((await hangs).response.status).toBe(500)
})

it('fails a page whose calls never finish', async () => {
  const { response, failed, unavailable } = await pages({ call: 300 })('/about')
  expect({ status: response.status, failed, unavailable }).toEqual({ status: 500, failed: true, unavailable: true })
})
