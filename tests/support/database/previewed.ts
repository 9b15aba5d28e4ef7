import { createRouterClient } from '@orpc/server'
import { expect } from 'vitest'
import type { ShowPreview } from '#server/api/preview-type.ts'
import type { Visitor } from '#server/platform/auth/visitor.ts'
import { createPageCache } from '#server/platform/page-cache/page-cache.ts'
import { withPreview } from '#server/publishing/previews/with-preview.ts'
import { publicRouter } from '#server/routes/api/api-router.ts'
import { aRenderedPage } from '../factories/rendered-page.ts'
import { aTripPayload } from '../factories/trip-payload.ts'
import { aTrip } from '../factories/trip.ts'
import { aBrowser, aSignedInBrowser, type TestBrowser } from './signed-in.ts'
import type { TestDatabase } from './test-database.ts'

/** The title of the previewed trip. */
export const marker = 'Unpublished Marigold'

export interface Put {
  id: string
  pages: { label: string; path: string }[]
  replaced: string[]
}

const connection = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 50_000, remoteFamily: 'IPv4' } } }

/** Renders the trips that the public API returns in the same context as the program's. */
async function renderTrips(
  { context: shared }: TestDatabase,
  request: Request,
  admin: Visitor['admin'],
  preview: ShowPreview | null,
) {
  const context = { ...shared, admin, preview }
  const client = createRouterClient(publicRouter, { context, interceptors: [withPreview] })
  const cards = await client.trips.cards({})
  const titles = cards.map(({ title }) => title).join()
  const html = `<html><head></head><body><p>${titles}</p><script>1</script></body></html>`
  const status = new URL(request.url).pathname.endsWith('/missing') ? 404 : 200
  return aRenderedPage(html, { status, headers: { 'content-type': 'text/html' } })
}

/** The same server, which renders pages. */
export function withPages(test: TestDatabase): TestDatabase {
  const cache = createPageCache<Response>(1_000_000, () => false)
  const app = test.appWith({
    render: (request, { admin }, preview = null) => renderTrips(test, request, admin, preview),
    cache,
  })
  return {
    ...test,
    request: async (path, init) => app.request(new URL(path, test.config.siteUrl).href, init, connection),
  }
}

export async function put(
  browser: TestBrowser,
  item_id: string | null,
  body: object,
  preview_id: string = crypto.randomUUID(),
): Promise<Put> {
  const answer = await browser.send('POST', '/api/admin/previews', { preview_id, entity: 'trips', item_id, body })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Put
}

/** Shares a preview. @returns its link. */
export async function share(browser: TestBrowser, { id }: Put, days = 7) {
  const made = await browser.send('POST', `/api/admin/previews/${id}/links`, { days })
  expect(made.status).toBe(200)
  const links = await browser.send('GET', '/api/admin/preview-links?entity=trips')
  return ((await links.json()) as { id: string; path: string; last_used_at: string | null }[])[0]!
}

/** A published trip that the signed-in admin previews with another title. */
export async function aPreviewed(database: TestDatabase) {
  const test = withPages(database)
  const trip = await aTrip(test.db, { status: 'published', title: 'Live Lotus' })
  const admin = await aSignedInBrowser(test)
  const preview = await put(admin, trip.id, aTripPayload({ title: marker }))
  return { test, trip, admin, visitor: aBrowser(test), preview }
}
