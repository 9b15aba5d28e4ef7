import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authSessions } from '#server/db/schema.ts'
import { aBrowser, adminPassword, aSignedInBrowser, signIn } from '#tests/database/signed-in.ts'
import { describeOnBothDatabases } from '#tests/database/test-database.ts'
import { totp } from '#tests/factories/totp.ts'
import { ensureAdmin } from './admin-account.ts'
import { sessionTimes } from './session-times.ts'

const day = 86_400_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

describeOnBothDatabases('sign-in', (open) => {
  it('sets a cookie that scripts and other sites cannot use', async () => {
    const test = open()
    await ensureAdmin(test.db, { email: test.config.admin.email, password: adminPassword })
    const answer = await signIn(test, aBrowser(test))
    expect(answer.status).toBe(200)
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Secure-hatheli\.session_token=/)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(cookie).toContain(part)
  })

  it('says the same of a wrong password and of an unknown e-mail', async () => {
    const test = open()
    await ensureAdmin(test.db, { email: test.config.admin.email, password: adminPassword })
    const wrong = await signIn(test, aBrowser(test), 'not the password')
    const credentials = { email: 'nobody@hatheli.example', password: 'not the password' }
    const unknown = await aBrowser(test).send('POST', '/api/auth/sign-in/email', credentials)
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await unknown.text()).toBe(await wrong.text())
  })

  it('has no sign-up and nothing else of the library that nobody uses', async () => {
    const browser = await aSignedInBrowser(open())
    const account = { email: 'second@hatheli.example', password: adminPassword, name: 'Second' }
    for (const path of ['sign-up/email', 'update-user', 'delete-user', 'change-email', 'request-password-reset']) {
      expect((await browser.send('POST', `/api/auth/${path}`, account)).status, path).toBe(404)
    }
  })

  it('gives every sign-in a session of its own, and ends it on the server at sign-out', async () => {
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

  it('signs out without a body too', async () => {
    const browser = await aSignedInBrowser(open())
    expect((await browser.send('POST', '/api/auth/sign-out')).status).toBe(200)
    expect(browser.cookies()).toBe('')
  })

  it('ends a session after a day without use, and moves that end on with use', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const almostOver = new Date(Date.now() + 60_000)
    await test.db.update(authSessions).set({ expiresAt: almostOver })
    const answer = await browser.send('GET', '/api/admin/dashboard')
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=86400/)
    const [moved] = await test.db.select().from(authSessions)
    expect(moved!.expiresAt.getTime()).toBeGreaterThan(Date.now() + sessionTimes.idle * 1000 - 60_000)
    await test.db.update(authSessions).set({ expiresAt: ago(1000) })
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(401)
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

  it('keeps out whoever is signed in under an e-mail that is not the configured one', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const config = { ...test.config, admin: { ...test.config.admin, email: 'other@hatheli.example' } }
    const headers = { cookie: browser.cookies() }
    const answer = await test.appWith({ config }).request('https://hatheli.test/api/admin/dashboard', { headers })
    expect(answer.status).toBe(401)
  })

  it('lists sessions and ends one of them', async () => {
    const test = open()
    const phone = await aSignedInBrowser(test)
    const desk = await aSignedInBrowser(test)
    const sessions = (await (await desk.send('GET', '/api/auth/list-sessions')).json()) as { token: string }[]
    expect(sessions).toHaveLength(2)
    const phoneToken = decodeURIComponent(phone.cookies()).split('=')[1]!.split('.')[0]
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

  it('asks for a code once two-factor is enabled, takes a recovery code once, and can be disabled', async () => {
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

    const recovery = { code: backupCodes[0] }
    const other = aBrowser(test)
    await signIn(test, other)
    expect((await other.send('POST', '/api/auth/two-factor/verify-backup-code', recovery)).status).toBe(200)
    const again = aBrowser(test)
    await signIn(test, again)
    expect((await again.send('POST', '/api/auth/two-factor/verify-backup-code', recovery)).status).toBe(401)

    expect((await phone.send('POST', '/api/auth/two-factor/disable', { password: adminPassword })).status).toBe(200)
    expect(await (await signIn(test, aBrowser(test))).json()).toMatchObject({ token: expect.any(String) })
  })

  it('keeps a long user agent short', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const credentials = { email: test.config.admin.email, password: adminPassword }
    await browser.send('POST', '/api/auth/sign-in/email', credentials, { 'user-agent': 'x'.repeat(5000) })
    const rows = await test.db
      .select()
      .from(authSessions)
      .where(eq(authSessions.userAgent, 'x'.repeat(300)))
    expect(rows).toHaveLength(1)
    expect(rows[0]!.ipAddress).toBe('127.0.0.1')
  })
})
