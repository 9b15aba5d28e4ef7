import { createRouterClient } from '@orpc/server'
import { expect, it } from 'vitest'
import { publicRouter } from '../api/api-router.ts'
import { withPreview } from '#server/publishing/previews/with-preview.ts'
import { drafts, schedules } from '#server/platform/db/schema.ts'
import { asOfAddress, momentOfKey } from '#values/addresses/preview-address.ts'
import { aBrowser, aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aRenderedPage } from '#tests/support/factories/rendered-page.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { applyPlanned } from '#server/publishing/schedules/apply-planned.ts'

describeWithDatabase('the site as of a moment', (open) => {
  const siteAt = (moment: string) => {
    const { context } = open()
    const preview = (tx: typeof context.db) => applyPlanned(tx, context, new Date(moment))
    return createRouterClient(publicRouter, { context: { ...context, preview }, interceptors: [withPreview] })
  }
  const titlesAt = async (moment: string) => (await siteAt(moment).trips.cards({})).map(({ title }) => title).toSorted()
  const foundAt = async (moment: string, q: string) => (await siteAt(moment).search.find({ q })).trips.total

  it('has everything that is planned until then, and is rolled back', async () => {
    const { db, adminApi } = open()
    const [changed, ending, starting] = [
      await aTrip(db, { status: 'published', title: 'Changed' }),
      await aTrip(db, { status: 'published', title: 'Ending' }),
      await aTrip(db, { status: 'draft', title: 'Starting' }),
    ]
    const set = (item_id: string, action: 'publish' | 'unpublish', due_at: string, body?: object) =>
      adminApi.admin.schedules.set({
        entity: 'trips',
        item_id,
        action,
        due_at,
        ...(body ? { body: body as never } : {}),
      })
    await set(changed.id, 'publish', '2099-01-01T02:30:00.000Z', aTripPayload({ title: 'Draft' }))
    await set(starting.id, 'publish', '2099-01-02T02:30:00.000Z')
    await set(ending.id, 'unpublish', '2099-01-03T02:30:00.000Z')
    const planned = [await db.$count(schedules), await db.$count(drafts)]
    expect(await titlesAt('2099-01-01T02:29:59.000Z')).toEqual(['Changed', 'Ending'])
    expect(await titlesAt('2099-01-01T02:30:00.000Z')).toEqual(['Draft', 'Ending'])
    expect(await titlesAt('2099-01-02T02:30:00.000Z')).toEqual(['Draft', 'Ending', 'Starting'])
    expect(await titlesAt('2099-01-04T00:00:00.000Z')).toEqual(['Draft', 'Starting'])
    expect(await titlesAt(new Date().toISOString())).toEqual(['Changed', 'Ending'])
    expect(await foundAt('2099-01-01T02:29:59.000Z', 'draft')).toBe(0)
    expect(await foundAt('2099-01-01T02:30:00.000Z', 'draft')).toBe(1)
    expect([await db.$count(schedules), await db.$count(drafts)]).toEqual(planned)
  })

  it('is open to the admin alone, and leads back to now', async () => {
    const test = open()
    const render = async () =>
      aRenderedPage('<html><head></head><body></body></html>', { headers: { 'content-type': 'text/html' } })
    const app = test.appWith({ render })
    const path = asOfAddress('2026-11-30T08:00', '/category/wildlife')
    expect(momentOfKey(path.split('/')[2]!)?.toISOString()).toBe('2026-11-30T02:30:00.000Z')
    const visit = async (cookie: string) => app.request(`https://hatheli.test${path}?page=2`, { headers: { cookie } })
    expect((await visit(aBrowser(test).cookies())).status).toBe(404)
    const page = await visit((await aSignedInBrowser(test)).cookies())
    const html = await page.text()
    expect(html).toContain('The site as of 30 November 2026, 08:00 IST')
    expect(html).toContain('<a href="/category/wildlife?page=2">Back to now</a>')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })
})
