import { expect, it } from 'vitest'
import { aBrowser, adminPassword, anAdmin, aSignedInBrowser, signIn } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { totp } from '#tests/support/factories/totp.ts'
import { attemptLimits, countAttempt, counterOf } from '#server/platform/auth/attempts.ts'
import { firstEmail } from '#server/platform/auth/admin-email.ts'

const address = '127.0.0.1'

/** Events that were logged since the last call. */
function events({ logged }: TestDatabase) {
  return logged.splice(0).filter((each) => 'event' in each)
}

describeWithDatabase('the log', (open) => {
  it('has events for sign-in, failure and sign-out, with their session', async () => {
    const test = open()
    await anAdmin(test)
    const browser = aBrowser(test)
    await signIn(test, browser, 'my other password')
    await browser.send('POST', '/api/auth/sign-in/email', { email: 'typed@in.error', password: adminPassword })
    await browser.send('POST', '/api/auth/sign-in/email', { email: 'a password in the wrong field', password: 'x' })
    expect(events(test)).toMatchObject([
      { level: 40, event: 'sign-in-failed', address, account: 'admin', reason: 'INVALID_EMAIL_OR_PASSWORD' },
      { level: 40, event: 'sign-in-failed', address, account: 'unknown', reason: 'INVALID_EMAIL_OR_PASSWORD' },
      { level: 40, event: 'sign-in-failed', address, account: 'unknown', reason: 'INVALID_EMAIL' },
    ])
    await signIn(test, browser)
    const identity = (await (await browser.send('GET', '/api/admin/identity')).json()) as { session: { id: string } }
    await browser.send('POST', '/api/auth/sign-out', {})
    const session = identity.session.id
    expect(events(test)).toMatchObject([
      { level: 30, event: 'sign-in', address, account: 'admin', session },
      { level: 30, event: 'sign-out', address, session },
    ])
    await browser.send('POST', '/api/auth/sign-out', {})
    expect(events(test)).toEqual([])
  })

  it('contains nothing that was typed, and no cookie', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const typed = ['typed@in.error', 'my other password', 'six quiet rivers']
    await browser.send('POST', '/api/auth/sign-in/email', { email: typed[0], password: typed[1] })
    const change = { currentPassword: adminPassword, newPassword: typed[2] }
    await browser.send('POST', '/api/auth/change-password', change)
    const log = JSON.stringify(test.logged)
    expect(log).toContain('password-changed')
    const secrets = decodeURIComponent(browser.cookies())
      .split(/; |=|\./)
      .filter((each) => each.length > 12)
    for (const secret of [...typed, adminPassword, ...secrets.filter((each) => !each.includes('hatheli'))]) {
      expect(log).not.toContain(secret)
    }
  })

  it('has one event per exceeded limit, with the kind of limit', async () => {
    const test = open()
    await anAdmin(test)
    for (let turn = 0; turn < attemptLimits.address; turn += 1) {
      await countAttempt(test.db, [counterOf('address', address)])
    }
    for (let turn = 0; turn < 3; turn += 1) expect((await signIn(test, aBrowser(test))).status).toBe(429)
    expect(events(test)).toMatchObject([
      { level: 40, event: 'tries-refused', by: 'address', address, account: 'admin' },
    ])
  })

  it('has events for changes to the account and for wrong passwords', async () => {
    const test = open()
    const desk = await aSignedInBrowser(test)
    const password = adminPassword
    await desk.send('POST', '/api/auth/two-factor/enable', { password: 'my other password' })
    const enabled = await desk.send('POST', '/api/auth/two-factor/enable', { password })
    const { totpURI } = (await enabled.json()) as { totpURI: string }
    const code = totp(new URL(totpURI).searchParams.get('secret')!)
    await desk.send('POST', '/api/auth/two-factor/verify-totp', { code })
    await signIn(test, aBrowser(test))
    await desk.send('POST', '/api/auth/two-factor/generate-backup-codes', { password })
    await desk.send('POST', '/api/auth/two-factor/disable', { password })
    await desk.send('POST', '/api/auth/change-password', { currentPassword: password, newPassword: 'six quiet rivers' })
    expect(events(test).map(({ event, reason }) => [event, reason].filter(Boolean).join(' '))).toEqual([
      'sign-in',
      'password-check-failed INVALID_PASSWORD',
      'two-factor-enabled',
      'sign-in-needs-code',
      'recovery-codes-renewed',
      'two-factor-disabled',
      'password-changed',
    ])
  })
})

describeWithDatabase('a new password that is easy to guess', (open) => {
  it.each(['hathelihatheli', 'Qwerty123456', 'admin@hatheli.example'])('is refused: %s', async (newPassword) => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const answer = await browser.send('POST', '/api/auth/change-password', {
      currentPassword: adminPassword,
      newPassword,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'COMMON_PASSWORD', message: expect.stringContaining('guess') })
    expect((await signIn(test, aBrowser(test))).status).toBe(200)
  })
})

describeWithDatabase('a flood of sign-ins', (open) => {
  it('is queued or refused, and does not block known browsers', { timeout: 120_000 }, async () => {
    const test = open()
    const known = await aSignedInBrowser(test)
    const app = test.appWith({ config: { ...test.config, trustedProxies: 1 } })
    const send = (email: string, from: string, cookie = '') => {
      const headers = {
        origin: test.config.siteUrl,
        'content-type': 'application/json',
        'x-forwarded-for': from,
        cookie,
      }
      const body = JSON.stringify({ email, password: adminPassword })
      return app.request('https://hatheli.test/api/auth/sign-in/email', { method: 'POST', headers, body })
    }
    const flood = Array.from({ length: 30 }, (_each, turn) => send(`nobody-${turn}@hatheli.example`, `192.0.2.${turn}`))
    const owner = await send(firstEmail, '198.51.100.1', known.cookies())
    expect(owner.status).toBe(200)
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30 - refused.length)
    expect(refused[0]!.headers.get('retry-after')).toBe('5')
    expect(await refused[0]!.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
