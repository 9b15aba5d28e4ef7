import { createRouterClient } from '@orpc/server'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ShowPreview } from '#server/api/preview-type.ts'
import { publicRouter } from '../api/api-router.ts'
import { expireTrash } from '#server/publishing/trash/purge-items.ts'
import { withPreview } from '#server/publishing/previews/with-preview.ts'
import { deleteEndedPreviews } from '#server/publishing/previews/queries.ts'
import { operations, previews, trips } from '#server/platform/db/schema.ts'
import type { Visitor } from '#server/platform/auth/visitor.ts'
import { createPageCache } from '#server/platform/page-cache/page-cache.ts'
import { aBrowser, aSignedInBrowser, type TestBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aRenderedPage } from '#tests/support/factories/rendered-page.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const marker = 'Unpublished Marigold'

interface Put {
  id: string
  pages: { label: string; path: string }[]
  replaced: string[]
}

describeWithDatabase('a preview', (open) => {
  /** Renders the trips that the public API returns in the same context as a worker's. */
  const render = async (request: Request, { admin }: Visitor, preview: ShowPreview | null = null) => {
    const context = { ...open().context, admin, preview }
    const client = createRouterClient(publicRouter, { context, interceptors: [withPreview] })
    const cards = await client.trips.cards({})
    const titles = cards.map(({ title }) => title).join()
    const html = `<html><head></head><body><p>${titles}</p><script>1</script></body></html>`
    const status = new URL(request.url).pathname.endsWith('/missing') ? 404 : 200
    return aRenderedPage(html, { status, headers: { 'content-type': 'text/html' } })
  }

  const withPages = (test: TestDatabase): TestDatabase => {
    const cache = createPageCache<Response>(1_000_000, () => false)
    const app = test.appWith({ render, cache })
    return {
      ...test,
      request: async (path, init) => app.request(new URL(path, test.config.siteUrl).href, init, connection),
    }
  }

  const put = async (
    browser: TestBrowser,
    item_id: string | null,
    body: object,
    preview_id: string = crypto.randomUUID(),
  ) => {
    const answer = await browser.send('POST', '/api/admin/previews', { preview_id, entity: 'trips', item_id, body })
    expect(answer.status).toBe(200)
    return (await answer.json()) as Put
  }

  const share = async (browser: TestBrowser, { id }: Put, days = 7) => {
    const made = await browser.send('POST', `/api/admin/previews/${id}/links`, { days })
    expect(made.status).toBe(200)
    const links = await browser.send('GET', '/api/admin/preview-links?entity=trips')
    return ((await links.json()) as { id: string; path: string; last_used_at: string | null }[])[0]!
  }

  const aPreviewed = async () => {
    const test = withPages(open())
    const trip = await aTrip(test.db, { status: 'published', title: 'Live Lotus' })
    const admin = await aSignedInBrowser(test)
    const preview = await put(admin, trip.id, aTripPayload({ title: marker }))
    return { test, trip, admin, visitor: aBrowser(test), preview }
  }

  it('shows on every page what publishing would show, to the session alone', async () => {
    const { admin, visitor, preview } = await aPreviewed()
    for (const { path } of preview.pages) {
      const shown = await admin.send('GET', path)
      expect(await shown.text(), path).toContain(marker)
      expect((await visitor.send('GET', path)).status).toBe(404)
    }
    const other = await aSignedInBrowser(withPages(open()))
    expect((await other.send('GET', preview.pages[0]!.path)).status).toBe(404)
  })

  it('reaches no other page, answer, feed, sitemap, picture or log', async () => {
    const { test, trip, admin, visitor, preview } = await aPreviewed()
    const link = await share(admin, preview)
    const addresses = [
      '/',
      `/trip/${trip.id}`,
      '/category/wildlife',
      '/blogs/feed.xml',
      '/sitemap.xml',
      '/api/openapi.json',
    ]
    const calls = ['/api/trips', '/api/trips/cards', `/api/trips/${trip.id}`, '/api/featured-trips', '/api/categories']
    for (const path of [...addresses, ...calls]) {
      for (const client of [visitor, admin]) {
        expect(await (await client.send('GET', path)).text(), path).not.toContain(marker)
        await client.send('GET', link.path)
      }
      expect(await (await visitor.send('GET', path)).text(), `${path} again`).not.toContain(marker)
    }
    await visitor.send('GET', `${link.path}/missing`)
    const log = JSON.stringify(test.logged)
    expect(log).toContain('page not found')
    for (const secret of [marker, link.path.split('/')[2]!]) expect(log).not.toContain(secret)
  })

  it('changes no row, records nothing and notifies no node', async () => {
    const { test, trip, admin, preview } = await aPreviewed()
    const told: string[] = []
    const stop = await test.database.listen({ onChange: (payload) => told.push(payload), onState: () => {} })
    const state = () =>
      test.db.execute(
        sql`select t.*, t.xmin::text as written_by, (select count(*) from ${operations}) as changes from ${trips} t where t.id = ${trip.id}`,
      )
    const before = (await state()) as unknown as { rows: unknown[] }
    for (const { path } of preview.pages) await admin.send('GET', path)
    const after = (await state()) as unknown as { rows: unknown[] }
    // A notification that was sent before would have come before this one.
    await test.db.execute(sql`select pg_notify('content', 'the end')`)
    await expect.poll(() => told).toEqual(['the end'])
    await stop()
    expect(after.rows).toEqual(before.rows)
    expect(await test.db.$count(trips)).toBe(1)
  })

  it('forbids caches, search engines, frames of others and referrers', async () => {
    const { admin, visitor, preview } = await aPreviewed()
    const link = await share(admin, preview)
    const form = await admin.send('GET', preview.pages[0]!.path)
    const shared = await visitor.send('GET', link.path)
    for (const answer of [form, shared]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
      expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow"/>')
    }
    expect(form.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(form.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(shared.headers.get('x-frame-options')).toBe('DENY')
    expect(shared.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect((await visitor.send('GET', '/')).headers.get('x-frame-options')).toBe('DENY')
  })

  it('has neither scripts nor a bar in the frame of its form', async () => {
    const { admin, preview } = await aPreviewed()
    const { path } = preview.pages[0]!
    const framed = await (await admin.send('GET', path, undefined, { 'sec-fetch-dest': 'iframe' })).text()
    const alone = await (await admin.send('GET', path)).text()
    expect([framed.includes('<script'), framed.includes('preview-bar')]).toEqual([false, false])
    expect([alone.includes('<script'), alone.includes('preview-bar')]).toEqual([true, true])
  })

  it('answers the calls of its pages, which only read', async () => {
    const { trip, admin, visitor, preview } = await aPreviewed()
    const link = await share(admin, preview)
    const prefix = link.path.replace(/\/trip\/.*/, '')
    const call = `/api/rpc/trips/get?data=${encodeURIComponent(JSON.stringify({ json: { id: trip.id } }))}`
    const answer = await visitor.send('GET', prefix + call)
    expect(await answer.text()).toContain(marker)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await (await visitor.send('GET', call)).text()).toContain('Live Lotus')
    expect((await visitor.send('GET', `${prefix}/api/rpc/admin/trips/list`)).status).toBe(404)
    expect((await visitor.send('POST', `${prefix}/api/rpc/trips/get`, {})).status).toBe(405)
  })

  it('does not mix with another one at the same time', async () => {
    const { test, trip, admin, preview } = await aPreviewed()
    const second = await aTrip(test.db, { status: 'published', title: 'Second Sal' })
    const other = await put(admin, second.id, aTripPayload({ title: 'Other Oleander' }))
    const same = await put(admin, trip.id, aTripPayload({ title: 'Third Thistle' }))
    const read = async ({ pages }: Put) => (await admin.send('GET', pages[0]!.path)).text()
    const texts = await Promise.all([preview, other, same, preview, other, same].map(read))
    texts.forEach((text, index) => {
      const shown = [
        [marker, 'Second Sal'],
        ['Live Lotus', 'Other Oleander'],
        ['Third Thistle', 'Second Sal'],
      ][index % 3]!
      for (const title of [marker, 'Live Lotus', 'Second Sal', 'Other Oleander', 'Third Thistle']) {
        expect(text.includes(title), `${title} in ${index}`).toBe(shown.includes(title))
      }
    })
    expect((await test.db.select({ title: trips.title }).from(trips)).map(({ title }) => title).toSorted()).toEqual([
      'Live Lotus',
      'Second Sal',
    ])
  })

  it('shows what cannot be published yet with other values, and names them', async () => {
    const { admin } = await aPreviewed()
    const typed = { title: '', price: null, itinerary: [{ title: 'Arrival' }, 'broken'], highlights: ['Sal'] }
    const preview = await put(admin, null, { ...typed, featured_image: '/media/trip-images/gone.jpg' })
    expect(preview.replaced).toEqual(expect.arrayContaining(['title', 'price', 'itinerary']))
    const page = await admin.send('GET', preview.pages[0]!.path)
    expect([page.status, (await page.text()).includes('Untitled')]).toEqual([200, true])
    expect(await open().db.$count(trips)).toBe(1)
  })

  it('is refused when it is too long', async () => {
    const admin = await aSignedInBrowser(open())
    const body = { description: 'x'.repeat(500_000) }
    const input = { preview_id: crypto.randomUUID(), entity: 'trips', item_id: null, body }
    expect((await admin.send('POST', '/api/admin/previews', input)).status).toBe(400)
  })

  it('is shared as it is now, until its end or until it is revoked', async () => {
    const { test, trip, admin, visitor, preview } = await aPreviewed()
    const link = await share(admin, preview, 1)
    await put(admin, trip.id, aTripPayload({ title: 'Typed Later' }), preview.id)
    expect(await (await visitor.send('GET', link.path)).text()).toContain(marker)
    expect(await (await admin.send('GET', '/api/admin/preview-links?entity=trips')).json()).toMatchObject([
      { id: link.id, label: marker, last_used_at: expect.any(String) },
    ])
    await test.db
      .update(previews)
      .set({ expires_at: sql`now()` })
      .where(eq(previews.id, link.id))
    const ended = await visitor.send('GET', link.path)
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([410, 'private, no-store'])
    expect(await ended.text()).not.toContain(marker)
    const second = await share(admin, preview, 30)
    expect((await admin.send('DELETE', `/api/admin/preview-links/${second.id}`)).status).toBe(200)
    expect((await visitor.send('GET', second.path)).status).toBe(410)
    expect(await (await admin.send('GET', '/api/admin/preview-links?entity=trips')).json()).toEqual([])
  })

  it.each(['one item', 'the whole trash', 'its time in the trash'])('ends when %s is deleted for ever', async (way) => {
    const { test, trip, admin, visitor, preview } = await aPreviewed()
    const link = await share(admin, preview, 30)
    expect((await admin.send('DELETE', `/api/admin/trips/${trip.id}`)).status).toBe(200)
    const item = { entity: 'trips', item_id: trip.id } as const
    if (way === 'one item') await test.adminApi.admin.trash.purge(item)
    else if (way === 'the whole trash') await test.adminApi.admin.trash.empty()
    else {
      await test.db.transaction(async (tx) => {
        await tx.execute(sql`update operations set at = at - interval '31 days'`)
      })
      await expireTrash(test.db, test.storage)
    }
    const ended = await visitor.send('GET', link.path)
    expect([ended.status, (await ended.text()).includes(marker)]).toEqual([404, false])
    expect(await test.db.$count(previews)).toBe(0)
  })

  it('has an address that cannot be guessed or altered', async () => {
    const { admin, visitor, preview } = await aPreviewed()
    const { path } = await share(admin, preview)
    const key = path.split('/')[2]!
    const altered = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
    for (const guess of [altered, key.slice(0, 40), preview.id, 'x'.repeat(48), 'at-2030-01-01T0800', '..%2f']) {
      expect((await visitor.send('GET', path.replace(key, guess))).status, guess).toBe(404)
    }
  })

  it('ends with the session, and is removed', async () => {
    const { test, admin, preview } = await aPreviewed()
    const link = await share(admin, preview)
    await admin.send('POST', '/api/auth/sign-out', {})
    expect((await admin.send('GET', preview.pages[0]!.path)).status).toBe(404)
    await test.db.update(previews).set({ expires_at: sql`now() - interval '1 minute'` })
    await deleteEndedPreviews(test.db)
    expect(await test.db.select({ id: previews.id }).from(previews)).toEqual([{ id: link.id }])
    await test.db.update(previews).set({ expires_at: sql`now() - interval '31 days'` })
    await deleteEndedPreviews(test.db)
    expect(await test.db.$count(previews)).toBe(0)
  })
})

const connection = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 50_000, remoteFamily: 'IPv4' } } }
