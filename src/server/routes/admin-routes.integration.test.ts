import { access } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { authSessions } from '#server/platform/db/schema.ts'
import { aBrowser, aSignedInBrowser, type TestBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { adminLoginPaths, adminPaths, openAdminPaths } from '#values/addresses/admin-paths.ts'

const screens = Object.values(adminPaths).filter((path) => ![...adminLoginPaths, ...openAdminPaths].includes(path))

async function goTo(browser: TestBrowser, path: string) {
  const { status, headers } = await browser.send('GET', path)
  return { status, location: headers.get('location'), kept: headers.get('cache-control') }
}

describeWithDatabase('pages of the back office', (open) => {
  it('redirect to the login page without a session, with the URL to return to', async () => {
    const signedOut = aBrowser(open())
    for (const path of screens.filter((each) => each !== adminPaths.dashboard)) {
      const location = `/admin/login?from=${encodeURIComponent(path)}`
      expect(await goTo(signedOut, path)).toEqual({ status: 302, location, kept: 'no-store' })
    }
    expect(await goTo(signedOut, '/admin/dashboard')).toMatchObject({ status: 302, location: '/admin/login' })
    const withQuery = await goTo(signedOut, '/admin/trips?action=new&region=Tamil+Nadu')
    expect(new URL(withQuery.location!, 'https://hatheli.test').searchParams.get('from')).toBe(
      '/admin/trips?action=new&region=Tamil+Nadu',
    )
    for (const path of [...adminLoginPaths, ...openAdminPaths]) {
      expect(await goTo(signedOut, path)).toMatchObject({ status: 200 })
    }
  })

  it('redirect the admin from the login page, and are not stored by caches', async () => {
    const admin = await aSignedInBrowser(open())
    for (const path of adminLoginPaths) {
      expect(await goTo(admin, path)).toMatchObject({ status: 302, location: '/admin/dashboard' })
    }
    for (const path of screens) {
      expect(await goTo(admin, path)).toEqual({ status: 200, location: null, kept: 'private, no-store' })
    }
    for (const path of openAdminPaths) expect(await goTo(admin, path)).toMatchObject({ status: 200 })
  })

  it('redirect to the login page once the session has ended', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    await test.db.delete(authSessions)
    expect(await goTo(browser, '/admin/trips')).toMatchObject({
      status: 302,
      location: '/admin/login?from=%2Fadmin%2Ftrips',
    })
  })

  it('are 404 without a screen, with and without a session', async () => {
    const test = open()
    for (const browser of [aBrowser(test), await aSignedInBrowser(test)]) {
      expect(await goTo(browser, '/admin/users')).toMatchObject({ status: 404, location: null })
    }
  })

  it('can be installed, with a manifest that anyone may read', async () => {
    const answer = await open().request('/admin/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const manifest = (await answer.json()) as { icons: { src: string }[] }
    expect(manifest).toMatchObject({
      name: 'Hatheli Admin',
      scope: '/admin/',
      start_url: '/admin/enquiries',
      display: 'standalone',
    })
    for (const { src } of manifest.icons) await access(`public${src}`)
    const page = await open().request('/admin/login')
    expect(page.headers.get('content-security-policy')).toMatch(/manifest-src 'self'; worker-src 'self'/)
  })
})
