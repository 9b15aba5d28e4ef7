import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { operations, trips } from '#server/platform/db/schema.ts'
import { aPreviewed, marker, put, share, withPages, type Put } from '#tests/support/database/previewed.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('a preview', (open) => {
  it('shows on every page what publishing would show, to the session alone', async () => {
    const { admin, visitor, preview } = await aPreviewed(open())
    for (const { path } of preview.pages) {
      const shown = await admin.send('GET', path)
      expect(await shown.text(), path).toContain(marker)
      expect((await visitor.send('GET', path)).status).toBe(404)
    }
    const other = await aSignedInBrowser(withPages(open()))
    expect((await other.send('GET', preview.pages[0]!.path)).status).toBe(404)
  })

  it('reaches no other page, answer, feed, sitemap, picture or log', async () => {
    const { test, trip, admin, visitor, preview } = await aPreviewed(open())
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
    const { test, trip, admin, preview } = await aPreviewed(open())
    const notified: string[] = []
    const stop = await test.database.listen({ onChange: (payload) => notified.push(payload), onState: () => {} })
    const state = () =>
      test.db.execute(
        sql`select t.*, t.xmin::text as written_by, (select count(*) from ${operations}) as changes from ${trips} t where t.id = ${trip.id}`,
      )
    const before = (await state()) as unknown as { rows: unknown[] }
    for (const { path } of preview.pages) await admin.send('GET', path)
    const after = (await state()) as unknown as { rows: unknown[] }
    // A notification that was sent before would have come before this one.
    await test.db.execute(sql`select pg_notify('content', 'the end')`)
    await expect.poll(() => notified).toEqual(['the end'])
    await stop()
    expect(after.rows).toEqual(before.rows)
    expect(await test.db.$count(trips)).toBe(1)
  })

  it('forbids caches, search engines, frames of others and referrers', async () => {
    const { admin, visitor, preview } = await aPreviewed(open())
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
    const { admin, preview } = await aPreviewed(open())
    const { path } = preview.pages[0]!
    const framed = await (await admin.send('GET', path, undefined, { 'sec-fetch-dest': 'iframe' })).text()
    const alone = await (await admin.send('GET', path)).text()
    expect([framed.includes('<script'), framed.includes('preview-bar')]).toEqual([false, false])
    expect([alone.includes('<script'), alone.includes('preview-bar')]).toEqual([true, true])
  })

  it('answers the calls of its pages, which only read', async () => {
    const { trip, admin, visitor, preview } = await aPreviewed(open())
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
    const { test, trip, admin, preview } = await aPreviewed(open())
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
    const { admin } = await aPreviewed(open())
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
})
