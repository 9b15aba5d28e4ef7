import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createRouterClient } from '@orpc/server'
import type { Visitor } from '#server/platform/auth/visitor.ts'
import { apiRouter } from '../api/api-router.ts'
import { aBrowser, aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aRenderedPage } from '#tests/support/factories/rendered-page.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('a draft', (open) => {
  it('is returned to the admin only', async () => {
    const test = open()
    const trip = await aTrip(test.db, { status: 'draft' })
    const blog = await aBlog(test.db, { status: 'draft' })
    const [admin, visitor] = [await aSignedInBrowser(test), aBrowser(test)]
    for (const path of [`/api/trips/${trip.id}`, `/api/blogs/${blog.slug}`]) {
      expect((await visitor.send('GET', path)).status, path).toBe(404)
      const shown = await admin.send('GET', path)
      expect(await shown.json()).toMatchObject({ status: 'draft' })
      expect(shown.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(await (await admin.send('GET', '/api/trips')).json()).toEqual([])
    expect(await (await admin.send('GET', '/api/blogs')).json()).toEqual([])
  })

  it('is rendered in the admin’s page, and in no other', async () => {
    const test = open()
    const trip = await aTrip(test.db, { status: 'draft', title: 'Secret Valley' })
    const render = async (_: Request, { admin }: Visitor) => {
      const inProcess = createRouterClient(apiRouter, { context: { ...test.context, admin } })
      const found = await inProcess.trips.get({ id: trip.id }).catch(() => null)
      const headers = { 'content-type': 'text/html' }
      const html = `<p>${found?.title ?? 'not found'}</p>`
      return aRenderedPage(html, { status: found ? 200 : 404, headers })
    }
    const app = test.appWith({ render })
    const visit = async (headers: Record<string, string> = {}) =>
      app.request(`https://hatheli.test/trip/${trip.id}`, { headers })
    const [mine, theirs, forged] = await Promise.all([
      visit({ cookie: (await aSignedInBrowser(test)).cookies() }),
      visit(),
      visit({ cookie: '__Host-hatheli.session_token=abc.def' }),
    ])
    expect(await mine.text()).toContain('Secret Valley')
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    for (const answer of [theirs, forged]) {
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('Secret Valley')
    }
  })

  it('does not change the pages of visitors', async () => {
    const test = open()
    expect((await aBrowser(test).send('GET', '/')).headers.get('cache-control')).toBe('no-cache')
    const admin = await aSignedInBrowser(test)
    expect((await admin.send('GET', '/')).headers.get('cache-control')).toBe('private, no-store')
    await admin.send('POST', '/api/auth/sign-out', {})
    expect((await admin.send('GET', '/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('is not read while sessions cannot be read: the admin gets the public page', async () => {
    const test = open()
    const admin = await aSignedInBrowser(test)
    await test.db.execute(sql`alter table auth_sessions rename to auth_sessions_away`)
    const answer = await admin.send('GET', '/')
    await test.db.execute(sql`alter table auth_sessions_away rename to auth_sessions`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })
})
