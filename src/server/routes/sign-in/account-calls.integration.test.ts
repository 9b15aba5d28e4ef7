import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountCalls } from '#contract/admin/installation/account.ts'
import { passwordLinkPaths as paths } from '#contract/admin/first-run/password-links.ts'
import { ensureAdmin } from '#server/platform/auth/admin-account.ts'
import { adminEmail, firstEmail } from '#server/platform/auth/admin-email.ts'
import { createEmailToken } from '#server/platform/auth/recovery/email-change.ts'
import { createPasswordToken, hasPassword } from '#server/platform/auth/recovery/password-links.ts'
import { authAccounts, authVerifications, mailOutbox } from '#server/platform/db/schema.ts'
import {
  aBrowser,
  adminPassword,
  anAdmin,
  aSignedInBrowser,
  signIn,
  type TestBrowser,
} from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

const path = `/api/auth${accountCalls.changeEmail}`
const owner = 'owner@hatheli.example'
const next = 'asha@hatheli.example'

async function change(browser: TestBrowser, email: unknown, password = adminPassword) {
  const answer = await browser.send('POST', path, { email, password })
  return [answer.status, await answer.json()] as [number, { code?: string; pending?: boolean }]
}

async function openLink(test: TestDatabase, token: string) {
  const answer = await aBrowser(test).send('POST', paths.email, { token })
  return [answer.status, await answer.json()]
}

/** The app with a mail server, and an owner whose address is not the first value. */
async function withMail(test: TestDatabase): Promise<TestDatabase & { mails: string[] }> {
  await anAdmin(test)
  await ensureAdmin(test.db, { email: owner, password: null })
  const mails: string[] = []
  const mail = { url: 'smtp://127.0.0.1:1', from: 'site@hatheli.example', to: null }
  const app = test.appWith({ config: { ...test.config, mail }, onMail: () => void mails.push('mail') })
  const request: TestDatabase['request'] = async (to, init) => app.request(new URL(to, test.config.siteUrl).href, init)
  return { ...test, request, mails }
}

describeWithDatabase('the sign-in address', (open) => {
  it('is typed beside the first password, and only there', async () => {
    const test = open()
    await ensureAdmin(test.db, { email: null, password: null })
    const [token, later] = [await createPasswordToken(test.db), await createPasswordToken(test.db)]
    const browser = aBrowser(test)
    expect(await (await browser.send('POST', paths.check, { token })).json()).toEqual({
      email: firstEmail,
      asks_email: true,
    })
    const use = async (link: string, email: string, password = 'seven quiet rivers') => {
      const answer = await browser.send('POST', paths.use, { token: link, email, password })
      return [answer.status, await answer.json()]
    }
    expect(await use(token, 'nobody')).toMatchObject([400, { code: 'INVALID_EMAIL' }])
    expect(await use(token, owner, 'owner@hatheli.example')).toMatchObject([400, { code: 'COMMON_PASSWORD' }])
    expect(await hasPassword(test.db)).toBe(false)
    expect(await use(token, ` ${owner.toUpperCase()} `)).toEqual([200, { email: owner }])
    expect(await use(later, next)).toMatchObject([410, { code: 'LINK_USED' }])
    const another = await createPasswordToken(test.db)
    expect(await use(another, next, 'eight quiet rivers')).toEqual([200, { email: owner }])
    expect((await signIn(test, browser, 'eight quiet rivers')).status).toBe(200)
  })

  it('survives a start, unless ADMIN_EMAIL sets another one', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    expect(await change(browser, owner)).toEqual([200, { pending: false }])
    await ensureAdmin(test.db, { email: null, password: null })
    expect(await adminEmail(test.db)).toBe(owner)
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(200)
    await ensureAdmin(test.db, { email: next, password: null })
    expect(await adminEmail(test.db)).toBe(next)
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(401)
    const config = { ...test.config, admin: { ...test.config.admin, email: next } }
    const app = test.appWith({ config })
    const fixed = await aSignedInBrowser({
      ...test,
      request: async (to, init) => app.request(new URL(to, config.siteUrl).href, init),
    })
    expect(await change(fixed, owner)).toMatchObject([409, { code: 'EMAIL_FIXED' }])
    expect(await (await fixed.send('GET', `/api/auth${accountCalls.state}`)).json()).toMatchObject({
      email_fixed: true,
    })
  })

  it('changes at once without mail, with the password; other sessions, links and known browsers end', async () => {
    const test = open()
    const phone = await aSignedInBrowser(test)
    const browser = await aSignedInBrowser(test)
    const token = await createPasswordToken(test.db)
    const known = /browser=([^;]+)/.exec(phone.cookies())![1]!
    for (const bad of ['', 'nobody', 7, `${'x'.repeat(320)}@hatheli.example`, firstEmail]) {
      expect(await change(browser, bad)).toMatchObject([400, { code: 'INVALID_EMAIL' }])
    }
    expect(await change(browser, owner, 'my other password')).toMatchObject([400, { code: 'INVALID_PASSWORD' }])
    expect(await change(browser, ` ${owner.toUpperCase()}`)).toEqual([200, { pending: false }])
    expect((await phone.send('GET', '/api/admin/dashboard')).status).toBe(401)
    expect(await (await browser.send('GET', '/api/admin/identity')).json()).toMatchObject({ email: owner })
    expect((await browser.send('POST', paths.check, { token })).status).toBe(410)
    const credentials = { email: firstEmail, password: adminPassword }
    expect((await aBrowser(test).send('POST', '/api/auth/sign-in/email', credentials)).status).toBe(401)
    expect((await signIn(test, aBrowser(test))).status).toBe(200)
    expect(browser.cookies()).not.toContain(known)
    const events = test.logged.flatMap(({ event }) => (event === 'email-changed' ? [event] : []))
    expect(events).toEqual(['email-changed'])
  })

  it('changes with mail once the links to both addresses are opened, in any browser', async () => {
    const test = await withMail(open())
    const phone = await aSignedInBrowser(test)
    const browser = await aSignedInBrowser(test)
    expect(await change(browser, 'mistyped@hatheli.example')).toEqual([200, { pending: true }])
    const stale = (await createEmailToken(test.db, 'old'))!
    expect(await change(browser, next)).toEqual([200, { pending: true }])
    expect((await test.db.select().from(mailOutbox)).map(({ kind }) => kind).toSorted()).toEqual([
      'email-new',
      'email-old',
    ])
    expect(test.mails).toHaveLength(2)
    expect(await openLink(test, stale.token)).toMatchObject([410, { code: 'LINK_UNKNOWN' }])
    const [old, fresh] = [(await createEmailToken(test.db, 'old'))!, (await createEmailToken(test.db, 'new'))!]
    expect(fresh).toMatchObject({ old: owner, new: next })
    const again = (await createEmailToken(test.db, 'old'))!
    for (const { token } of [old, again, old]) {
      expect(await openLink(test, token)).toEqual([200, { result: 'waiting', email: owner }])
    }
    expect(await (await browser.send('GET', `/api/auth${accountCalls.state}`)).json()).toMatchObject({
      pending_email: next,
    })
    expect(await openLink(test, fresh.token)).toEqual([200, { result: 'changed', email: next }])
    expect(await openLink(test, fresh.token)).toMatchObject([410, { code: 'LINK_UNKNOWN' }])
    expect((await phone.send('GET', '/api/admin/dashboard')).status).toBe(401)
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(200)
    const stored = JSON.stringify([await test.db.select().from(authVerifications), test.logged])
    for (const { token } of [old, fresh, again]) expect(stored).not.toContain(token)
  })

  it('stays when a link expires, the password changes, or only one address is confirmed', async () => {
    const test = await withMail(open())
    const browser = await aSignedInBrowser(test)
    await change(browser, next)
    const [old, fresh] = [(await createEmailToken(test.db, 'old'))!, (await createEmailToken(test.db, 'new'))!]
    expect((await openLink(test, fresh.token))[0]).toBe(200)
    await test.db.update(authVerifications).set({ expiresAt: sql`now()` })
    expect((await openLink(test, old.token))[0]).toBe(410)
    await change(browser, next)
    const other = (await createEmailToken(test.db, 'old'))!
    const passwords = { currentPassword: adminPassword, newPassword: 'seven quiet rivers' }
    expect((await browser.send('POST', '/api/auth/change-password', passwords)).status).toBe(200)
    expect((await openLink(test, other.token))[0]).toBe(410)
    expect(await createEmailToken(test.db, 'new')).toBeNull()
    expect(await adminEmail(test.db)).toBe(owner)
    expect(await test.db.$count(authAccounts)).toBe(1)
  })
})
