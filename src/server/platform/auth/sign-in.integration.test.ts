import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { backgroundHeader } from '#contract/http/background-header.ts'
import { settingsReader } from '#server/catalogue/settings/settings-reader.ts'
import { authSessions } from '../db/schema.ts'
import { aBrowser, adminPassword, anAdmin, aSignedInBrowser, signIn } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { totp } from '#tests/support/factories/totp.ts'
import { sweepSignIns } from './admin-account.ts'
import { createAuth } from './auth.ts'
import { firstEmail } from './admin-email.ts'

const day = 86_400_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

describeWithDatabase('sign-in', (open) => {
  it('sets a cookie that scripts and other sites cannot use', async () => {
    const test = open()
    await anAdmin(test)
    const answer = await signIn(test, aBrowser(test))
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.map((each) => each.split('=')[0])).toEqual([
      '__Host-hatheli.session_token',
      '__Host-hatheli.browser',
    ])
    for (const cookie of cookies) {
      for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(cookie).toContain(part)
      expect(cookie).not.toContain('Domain')
    }
  })

  it('sets cookies that a browser accepts without https, if the site is not on https', async () => {
    const test = open()
    await anAdmin(test)
    const config = { ...test.config, siteUrl: 'http://hatheli.test' }
    const auth = createAuth({
      db: test.db,
      config,
      brand: 'Hatheli',
      secret: 'another secret of tests',
      log: test.context.log,
    })
    const app = test.appWith({
      config,
      auth: async () => auth,
      api: { ...test.context, settings: settingsReader(test.db, { ...config.profile, site_url: config.siteUrl }) },
    })
    const request: typeof test.request = async (path, init) => app.request(new URL(path, config.siteUrl).href, init)
    const browser = aBrowser({ ...test, config, request })
    const answer = await signIn(test, browser)
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).not.toMatch(/Secure|__Host/)
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(200)
    const described = (await (await request('/api/openapi.json')).json()) as { components: object }
    expect(described.components).toMatchObject({ securitySchemes: { session: { name: 'hatheli.session_token' } } })
  })

  it('ignores a cookie of the former name', async () => {
    const browser = await aSignedInBrowser(open())
    browser.setCookies(browser.cookies().replaceAll('__Host-', '__Secure-'))
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(401)
  })

  it('responds the same to a wrong password and an unknown e-mail', async () => {
    const test = open()
    await anAdmin(test)
    const wrong = await signIn(test, aBrowser(test), 'not the password')
    const credentials = { email: 'nobody@hatheli.example', password: 'not the password' }
    const unknown = await aBrowser(test).send('POST', '/api/auth/sign-in/email', credentials)
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await unknown.text()).toBe(await wrong.text())
  })

  it('has no sign-up and none of the library’s other unused calls', async () => {
    const browser = await aSignedInBrowser(open())
    const account = { email: 'second@hatheli.example', password: adminPassword, name: 'Second' }
    for (const path of ['sign-up/email', 'update-user', 'delete-user', 'change-email', 'request-password-reset']) {
      expect((await browser.send('POST', `/api/auth/${path}`, account)).status, path).toBe(404)
    }
  })

  it('creates a session for every sign-in, and deletes it at sign-out', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const first = browser.cookies()
    await signIn(test, browser)
    expect(browser.cookies()).not.toBe(first)
    const second = browser.cookies()
    await browser.send('POST', '/api/auth/sign-out', {})
    browser.setCookies(second)
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(401)
    browser.setCookies(first)
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(200)
  })

  it('signs out even without a body', async () => {
    const browser = await aSignedInBrowser(open())
    expect((await browser.send('POST', '/api/auth/sign-out')).status).toBe(200)
    expect(browser.cookies()).not.toContain('session_token')
  })

  it('ends a session after a day without use, and extends it with use, also without `rememberMe`', async () => {
    const test = open()
    await anAdmin(test)
    const browser = aBrowser(test)
    const credentials = { email: firstEmail, password: adminPassword, rememberMe: false }
    await browser.send('POST', '/api/auth/sign-in/email', credentials)
    const almostOver = new Date(Date.now() + 60_000)
    await test.db.update(authSessions).set({ expiresAt: almostOver })
    const background = await browser.send('GET', '/api/admin/enquiries/counts', undefined, {
      [backgroundHeader]: 'true',
    })
    expect([background.status, background.headers.getSetCookie()]).toEqual([200, []])
    const [unmoved] = await test.db.select().from(authSessions)
    expect(unmoved!.expiresAt).toEqual(almostOver)
    const answer = await browser.send('GET', '/api/admin/dashboard')
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=86400/)
    const [moved] = await test.db.select().from(authSessions)
    expect(moved!.expiresAt.getTime()).toBeGreaterThan(Date.now() + day - 60_000)
    await test.db.update(authSessions).set({ expiresAt: ago(1000) })
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(401)
  })

  it('never reports an end after the absolute one', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    await test.db.update(authSessions).set({ createdAt: ago(6.5 * day), expiresAt: new Date(Date.now() + day) })
    const { session } = (await (await browser.send('GET', '/api/admin/identity')).json()) as {
      session: { expires_at: string }
    }
    expect(Date.parse(session.expires_at)).toBeLessThanOrEqual(Date.now() + day / 2)
  })

  it('removes sessions past their absolute end', async () => {
    const test = open()
    await aSignedInBrowser(test)
    await sweepSignIns(test.db)
    expect(await test.db.$count(authSessions)).toBe(1)
    await test.db.update(authSessions).set({ createdAt: ago(7 * day + 1000) })
    await sweepSignIns(test.db)
    expect(await test.db.$count(authSessions)).toBe(0)
  })

  it('ends a session after seven days however much it is used', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    await test.db.update(authSessions).set({ createdAt: ago(7 * day - 60_000) })
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(200)
    await test.db.update(authSessions).set({ createdAt: ago(7 * day) })
    expect((await browser.send('GET', '/api/auth/list-sessions')).status).toBe(401)
    expect(await test.db.$count(authSessions)).toBe(0)
  })

  it('lists sessions and ends one of them', async () => {
    const test = open()
    const phone = await aSignedInBrowser(test)
    const desk = await aSignedInBrowser(test)
    const sessions = (await (await desk.send('GET', '/api/auth/list-sessions')).json()) as { token: string }[]
    expect(sessions).toHaveLength(2)
    const phoneToken = /session_token=([^.]+)\./.exec(decodeURIComponent(phone.cookies()))![1]
    const { token } = sessions.find((each) => each.token === phoneToken)!
    expect((await desk.send('POST', '/api/auth/revoke-session', { token })).status).toBe(200)
    expect((await phone.send('GET', '/api/admin/dashboard')).status).toBe(401)
    expect((await desk.send('GET', '/api/admin/dashboard')).status).toBe(200)
  })

  it('ends all other sessions when the password changes, even when the caller does not ask for it', async () => {
    const test = open()
    const phone = await aSignedInBrowser(test)
    const desk = await aSignedInBrowser(test)
    const change = { currentPassword: adminPassword, newPassword: 'six quiet rivers', revokeOtherSessions: false }
    expect((await desk.send('POST', '/api/auth/change-password', change)).status).toBe(200)
    expect((await phone.send('GET', '/api/admin/dashboard')).status).toBe(401)
    expect((await desk.send('GET', '/api/admin/dashboard')).status).toBe(200)
    expect((await signIn(test, aBrowser(test))).status).toBe(401)
    expect((await signIn(test, aBrowser(test), 'six quiet rivers')).status).toBe(200)
  })

  it('asks for a code once two-factor is enabled, accepts a recovery code once, and can be disabled', async () => {
    const test = open()
    const desk = await aSignedInBrowser(test)
    const enabled = await desk.send('POST', '/api/auth/two-factor/enable', { password: adminPassword })
    const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
    const code = () => totp(new URL(totpURI).searchParams.get('secret')!)
    expect((await desk.send('POST', '/api/auth/two-factor/verify-totp', { code: code() })).status).toBe(200)

    const phone = aBrowser(test)
    expect(await (await signIn(test, phone)).json()).toMatchObject({ twoFactorRedirect: true })
    expect((await phone.send('GET', '/api/admin/dashboard')).status).toBe(401)
    expect((await phone.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' })).status).toBe(401)
    expect((await phone.send('POST', '/api/auth/two-factor/verify-totp', { code: code() })).status).toBe(200)
    expect(await (await phone.send('GET', '/api/admin/identity')).json()).toMatchObject({ two_factor_enabled: true })

    for (const each of backupCodes) expect(each).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const left = async () =>
      ((await (await phone.send('GET', '/api/admin/identity')).json()) as { recovery_codes_left: number })
        .recovery_codes_left
    expect(await left()).toBe(10)
    const typed = backupCodes[0]!.toLowerCase().replace('-', '').replaceAll('0', 'o').replaceAll('1', 'l')
    const recovery = { code: ` ${typed.slice(0, 3)} ${typed.slice(3)}` }
    const other = aBrowser(test)
    await signIn(test, other)
    expect((await other.send('POST', '/api/auth/two-factor/verify-backup-code', recovery)).status).toBe(200)
    expect(await left()).toBe(9)
    const again = aBrowser(test)
    await signIn(test, again)
    expect((await again.send('POST', '/api/auth/two-factor/verify-backup-code', recovery)).status).toBe(401)

    expect((await phone.send('POST', '/api/auth/two-factor/disable', { password: adminPassword })).status).toBe(200)
    expect(await (await signIn(test, aBrowser(test))).json()).toMatchObject({ token: expect.any(String) })
  })

  it('shortens a long user agent', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const credentials = { email: firstEmail, password: adminPassword }
    await browser.send('POST', '/api/auth/sign-in/email', credentials, { 'user-agent': 'x'.repeat(5000) })
    const rows = await test.db
      .select()
      .from(authSessions)
      .where(eq(authSessions.userAgent, 'x'.repeat(300)))
    expect(rows).toHaveLength(1)
    expect(rows[0]!.ipAddress).toBe('127.0.0.1')
  })
})
