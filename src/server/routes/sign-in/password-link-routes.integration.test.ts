import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { passwordLinkPaths as paths } from '#contract/admin/first-run/password-links.ts'
import { ensureAdmin } from '#server/platform/auth/admin-account.ts'
import { attemptLimits } from '#server/platform/auth/attempts.ts'
import { createPasswordToken, isPasswordChosen } from '#server/platform/auth/recovery/password-links.ts'
import { authSessions, authUsers, authVerifications, mailOutbox } from '#server/platform/db/schema.ts'
import {
  aBrowser,
  adminPassword,
  aSignedInBrowser,
  signIn,
  type TestBrowser,
} from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

const email = 'admin@hatheli.example'
const password = 'seven quiet rivers'

async function use(browser: TestBrowser, token: string, chosen = password) {
  const answer = await browser.send('POST', paths.use, { token, password: chosen })
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code }
}

async function check(browser: TestBrowser, token: string) {
  const answer = await browser.send('POST', paths.check, { token })
  return [answer.status, ((await answer.json()) as { code?: string; email?: string }).code]
}

async function aLink(test: TestDatabase): Promise<string> {
  await ensureAdmin(test.db, { email, password: null })
  return createPasswordToken(test.db)
}

describeWithDatabase('a link to set the password', (open) => {
  it('sets it once, and ends all sessions and other links', async () => {
    const test = open()
    const old = await aSignedInBrowser(test)
    const [token, other] = [await aLink(test), await aLink(test)]
    const browser = aBrowser(test)
    expect(await check(browser, token)).toEqual([200, undefined])
    expect(await isPasswordChosen(test.db)).toBe(false)
    expect(await use(browser, token)).toEqual({ status: 200, code: undefined })
    expect(await isPasswordChosen(test.db)).toBe(true)
    expect(await test.db.$count(authSessions)).toBe(0)
    expect((await old.send('GET', '/api/admin/dashboard')).status).toBe(401)
    expect((await signIn(test, aBrowser(test), adminPassword)).status).toBe(401)
    expect((await signIn(test, browser, password)).status).toBe(200)
    for (const each of [token, other]) {
      expect(await use(browser, each, 'eight quiet rivers')).toEqual({ status: 410, code: 'LINK_USED' })
      expect(await check(browser, each)).toEqual([410, 'LINK_USED'])
    }
    expect((await signIn(test, browser, password)).status).toBe(200)
  })

  it('sets it once, also for twenty who use it at the same time', async () => {
    const test = open()
    const token = await aLink(test)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => use(aBrowser(test), token, `quiet river ${turn}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 410)])
  })

  it('is stored hashed, and nothing of it is logged or recorded', async () => {
    const test = open()
    const token = await aLink(test)
    await use(aBrowser(test), token)
    const stored = await test.db.select().from(authVerifications)
    expect(stored).toEqual([
      expect.objectContaining({ identifier: expect.stringMatching(/^password-link:[\da-f]{64}$/), value: 'used' }),
    ])
    const { items } = await test.adminApi.admin.changes.list()
    expect(items.map(({ operation }) => operation)).toEqual(['password-set'])
    const kept = JSON.stringify([stored, items, test.logged])
    expect(kept).toContain('password-set')
    for (const secret of [token, password]) expect(kept).not.toContain(secret)
  })

  it('expires after a day, and is forgotten after another week', async () => {
    const test = open()
    const token = await aLink(test)
    const age = (hours: number) =>
      test.db
        .update(authVerifications)
        .set({ expiresAt: sql`created_at + interval '24 hours' - make_interval(hours => ${hours})` })
    const [{ lasts }] = (await test.db
      .select({ lasts: sql<number>`extract(epoch from expires_at - created_at) / 3600` })
      .from(authVerifications)) as [{ lasts: number }]
    expect(Math.round(Number(lasts))).toBe(24)
    await age(23)
    expect(await check(aBrowser(test), token)).toEqual([200, undefined])
    await age(25)
    expect(await use(aBrowser(test), token)).toEqual({ status: 410, code: 'LINK_EXPIRED' })
    expect(await check(aBrowser(test), 'not a link')).toEqual([410, 'LINK_UNKNOWN'])
  })

  it('refuses passwords that are short, long or easy to guess, and can still be used then', async () => {
    const test = open()
    const [token, browser] = [await aLink(test), aBrowser(test)]
    for (const [chosen, code] of [
      ['short', 'PASSWORD_LENGTH'],
      ['x'.repeat(129), 'PASSWORD_LENGTH'],
      ['qwerty123456', 'COMMON_PASSWORD'],
    ] as const) {
      expect(await use(browser, token, chosen)).toEqual({ status: 400, code })
    }
    expect((await use(browser, token)).status).toBe(200)
  })

  it('leaves the second factor required', async () => {
    const test = open()
    const old = await aSignedInBrowser(test)
    await old.send('POST', '/api/auth/two-factor/enable', { password: adminPassword })
    await test.db.update(authUsers).set({ twoFactorEnabled: true })
    const browser = aBrowser(test)
    await use(browser, await aLink(test))
    expect(await (await signIn(test, browser, password)).json()).toMatchObject({ twoFactorRedirect: true })
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(401)
  })

  it('is tried a limited number of times from one network, and by no other site', async () => {
    const test = open()
    const [token, browser] = [await aLink(test), aBrowser(test)]
    const elsewhere = { origin: 'https://evil.example' }
    expect((await browser.send('POST', paths.use, { token, password }, elsewhere)).status).toBe(403)
    for (let turn = 0; turn < attemptLimits.link; turn += 1) await check(browser, `guess ${turn}`)
    const refused = await browser.send('POST', paths.use, { token, password })
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    // Sign-in has a separate limit.
    expect((await signIn(test, browser)).status).toBe(401)
  })

  it('ends when the admin changes the password', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const token = await aLink(test)
    const change = { currentPassword: adminPassword, newPassword: password }
    expect((await browser.send('POST', '/api/auth/change-password', change)).status).toBe(200)
    expect(await check(browser, token)).toEqual([410, 'LINK_USED'])
    expect(await isPasswordChosen(test.db)).toBe(true)
  })
})

describeWithDatabase('a link by mail', (open) => {
  const withMail = (test: TestDatabase, mails: string[]) => {
    const mail = { url: 'smtp://127.0.0.1:1', from: 'site@hatheli.example', to: email }
    const config = { ...test.config, mail }
    const app = test.appWith({ config, onMail: () => void mails.push('mail') })
    return async (typed: string) => {
      const headers = { origin: config.siteUrl, 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify({ email: typed }) }
      const answer = await app.request(`${config.siteUrl}${paths.mail}`, init)
      return `${answer.status} ${await answer.text()}`
    }
  }

  it('is answered alike for every address, sent to the admin alone, and not more often than is useful', async () => {
    const test = open()
    await ensureAdmin(test.db, { email, password: adminPassword })
    const mails: string[] = []
    const ask = withMail(test, mails)
    expect(await ask('somebody@hatheli.example')).toBe(await ask(` ${email.toUpperCase()}`))
    expect(mails).toEqual(['mail'])
    expect(await test.db.select().from(mailOutbox)).toEqual([
      expect.objectContaining({ kind: 'password', enquiry_id: null }),
    ])
    for (let turn = 2; turn < attemptLimits.mail; turn += 1) expect(await ask(email)).toBe('202 {}')
    expect(mails).toHaveLength(attemptLimits.mailbox)
    expect(await ask(email)).toMatch(/^429 /)
    expect(JSON.stringify(test.logged)).not.toContain('somebody')
  })

  it('is not offered without a mail server', async () => {
    const test = open()
    const browser = aBrowser(test)
    await ensureAdmin(test.db, { email, password: null })
    expect((await browser.send('POST', paths.mail, { email })).status).toBe(404)
    expect(await (await browser.send('GET', paths.help)).json()).toEqual({ mail: false, password_set: false })
    await ensureAdmin(test.db, { email, password: adminPassword })
    expect(await (await browser.send('GET', paths.help)).json()).toEqual({ mail: false, password_set: true })
  })
})
