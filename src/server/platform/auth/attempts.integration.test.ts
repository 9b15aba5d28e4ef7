import { like, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { authAttempts } from '../db/schema.ts'
import {
  aBrowser,
  adminPassword,
  anAdmin,
  aSignedInBrowser,
  signIn,
  type TestBrowser,
} from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { attemptLimits, countAttempt, counterOf, forgetAttempts, sweepAttempts, type Counter } from './attempts.ts'
import { knownFor } from './known-browsers.ts'

const { perAddress, perAccount, perBrowser, perSession, window } = attemptLimits
const times = (count: number) => Array.from({ length: count }, (_each, index) => index)

/** The same server behind a proxy, so that a test can choose the client's address. */
function behindProxy(test: TestDatabase): TestDatabase {
  const app = test.appWith({ config: { ...test.config, trustedProxies: 1 } })
  return { ...test, request: async (path, init) => app.request(new URL(path, test.config.siteUrl).href, init) }
}

/** @returns the status of a sign-in from an address. */
async function signInFrom(
  test: TestDatabase,
  address: string,
  password = 'not the password',
  { browser = aBrowser(test), email = test.config.admin.email } = {},
): Promise<number> {
  const headers = { 'x-forwarded-for': address }
  return (await browser.send('POST', '/api/auth/sign-in/email', { email, password }, headers)).status
}

/** @returns the status of a wrong code, which needs no hashing and is counted by address only. */
async function sendCodeFrom(test: TestDatabase, address: string, browser = aBrowser(test)): Promise<number> {
  const headers = { 'x-forwarded-for': address }
  return (await browser.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' }, headers)).status
}

/** Exhausts the limit of the admin's account, each attempt from another address. */
async function fillAccount(test: TestDatabase): Promise<void> {
  for (const each of times(perAccount)) {
    const counters = [counterOf('address', `198.51.100.${each}`), counterOf('account', test.config.admin.email)]
    expect(await countAttempt(test.db, counters)).toBeNull()
  }
}

/** A browser that has signed in and out again: only the cookie of known browsers is left. */
async function aKnownBrowser(test: TestDatabase): Promise<TestBrowser> {
  const browser = await aSignedInBrowser(test)
  await browser.send('POST', '/api/auth/sign-out', {})
  expect(browser.cookies()).toMatch(/^__Host-hatheli\.browser=[\w.-]+$/)
  return browser
}

describeWithDatabase('attempts of strangers', (open) => {
  it('are limited by address, with the time to wait, whatever is forwarded', async () => {
    const test = open()
    await anAdmin(test)
    expect((await signIn(test, aBrowser(test), 'not the password')).status).toBe(401)
    const statuses: number[] = []
    for (const turn of times(perAddress)) {
      const spoofed = { 'x-forwarded-for': `10.0.0.${turn}`, 'x-client-address': `10.0.1.${turn}` }
      const code = { code: '000000' }
      statuses.push((await aBrowser(test).send('POST', '/api/auth/two-factor/verify-totp', code, spoofed)).status)
    }
    expect(statuses).toEqual([...times(perAddress - 1).map(() => 401), 429])
    const refused = await signIn(test, aBrowser(test))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(window - 300)
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('are limited to ten by address and ten by account in a quarter of an hour', () => {
    expect(attemptLimits).toMatchObject({ window: 900, perAddress: 10, perAccount: 10 })
  })

  it('are not counted for the account once their address is refused', async () => {
    const test = behindProxy(open())
    await anAdmin(test)
    await fillAddress(test, '192.0.2.1')
    for (const each of times(perAccount)) expect(await signInFrom(test, '192.0.2.1', `wrong ${each}`)).toBe(429)
    expect(await signInFrom(test, '192.0.2.2', adminPassword)).toBe(200)
  })

  it('are limited by account across addresses, whether it exists or not', async () => {
    const test = behindProxy(open())
    await anAdmin(test)
    for (const email of [test.config.admin.email, 'nobody@hatheli.example']) {
      for (const each of times(perAccount)) {
        expect(await countAttempt(test.db, [counterOf('account', email)]), String(each)).toBeNull()
      }
      expect(await signInFrom(test, '192.0.2.1', adminPassword, { email })).toBe(429)
    }
    expect(await signInFrom(test, '192.0.2.1', adminPassword, { email: ' Admin@Hatheli.example' })).toBe(429)
  })

  it('are counted together within one IPv6 network, and as IPv4 for IPv4-mapped addresses', async () => {
    const test = behindProxy(open())
    await anAdmin(test)
    for (const each of times(perAddress)) expect(await sendCodeFrom(test, `2001:db8:0:7::${each}`)).toBe(401)
    expect(await signInFrom(test, '2001:DB8:0:7:ffff::1', adminPassword)).toBe(429)
    expect(await signInFrom(test, '2001:db8:0:8::1', adminPassword)).toBe(200)
    for (const each of times(perAddress)) expect(await sendCodeFrom(test, `::ffff:192.0.2.${each}`)).toBe(401)
    for (const each of times(perAddress - 1)) expect(await sendCodeFrom(test, '192.0.2.1'), String(each)).toBe(401)
    expect(await signInFrom(test, '::ffff:c000:201', adminPassword)).toBe(429)
  })

  it('are counted correctly when concurrent', async () => {
    const { db } = open()
    const counters = [counterOf('address', '192.0.2.1')]
    const refusals = await Promise.all(times(perAddress + 5).map(() => countAttempt(db, counters)))
    expect(refusals.filter((each) => each === null)).toHaveLength(perAddress)
    expect(refusals.filter((each) => each?.first)).toHaveLength(1)
  })

  it('are allowed again after the window; the right password resets the address, and is not counted for the account', async () => {
    const test = behindProxy(open())
    const { db } = test
    await anAdmin(test)
    const [address, account] = [counterOf('address', '192.0.2.1'), counterOf('account', test.config.admin.email)]
    await fill(test, [address, account], perAddress - 1)
    expect(await signInFrom(test, '192.0.2.1', adminPassword)).toBe(200)
    const rows = await db.select({ key: authAttempts.key, count: authAttempts.count }).from(authAttempts)
    expect(rows).toEqual([{ key: account.key, count: perAddress - 1 }])
    await fillAddress(test, '192.0.2.1')
    expect(await signInFrom(test, '192.0.2.1', adminPassword)).toBe(429)
    await db.update(authAttempts).set({ since: sql`now() - make_interval(secs => ${window - 60})` })
    expect(await signInFrom(test, '192.0.2.1', adminPassword)).toBe(429)
    await db.update(authAttempts).set({ since: sql`now() - make_interval(secs => ${window + 1})` })
    expect(await signInFrom(test, '192.0.2.1', adminPassword)).toBe(200)
  })

  it('are removed after a day, and store names only as hashes', async () => {
    const { db } = open()
    await countAttempt(db, [counterOf('address', '192.0.2.3'), counterOf('account', 'admin@hatheli.example')])
    expect(JSON.stringify(await db.select().from(authAttempts))).not.toContain('hatheli')
    await sweepAttempts(db)
    expect(await db.$count(authAttempts)).toBe(2)
    await db.update(authAttempts).set({ since: sql`now() - interval '25 hours'` })
    await sweepAttempts(db)
    expect(await db.$count(authAttempts)).toBe(0)
  })
})

async function fill({ db }: TestDatabase, counters: Counter[], attempts: number): Promise<void> {
  for (const each of times(attempts)) expect(await countAttempt(db, counters), String(each)).toBeNull()
}

async function fillAddress(test: TestDatabase, address: string): Promise<void> {
  await forgetAttempts(test.db, [counterOf('address', address)])
  await fill(test, [counterOf('address', address)], perAddress)
}

describeWithDatabase('attempts of a browser that signed in before', (open) => {
  it('are allowed when strangers have exhausted account and address', async () => {
    const test = behindProxy(open())
    const browser = await aKnownBrowser(test)
    await fillAccount(test)
    await fillAddress(test, '192.0.2.1')
    expect(await signInFrom(test, '192.0.2.1', adminPassword)).toBe(429)
    expect(await signInFrom(test, '192.0.2.2', adminPassword)).toBe(429)
    expect(await signInFrom(test, '192.0.2.1', adminPassword, { browser })).toBe(200)
  })

  it('have their own counter, and do not change the others', async () => {
    const test = behindProxy(open())
    const browser = await aKnownBrowser(test)
    await test.db.delete(authAttempts)
    expect(await signInFrom(test, '192.0.2.1', 'not the password', { browser })).toBe(401)
    for (const each of times(perBrowser - 1)) {
      expect(await sendCodeFrom(test, `192.0.2.${each}`, browser), String(each)).toBe(401)
    }
    expect(await signInFrom(test, '192.0.2.9', adminPassword, { browser })).toBe(429)
    const keys = (await test.db.select().from(authAttempts)).map(({ key }) => key)
    expect(keys).toEqual([expect.stringMatching(/^browser:/)])
    expect(await signInFrom(test, '192.0.2.1', adminPassword)).toBe(200)
  })

  it('count as a stranger’s with a forged, an expired or a renamed cookie, or for another account', async () => {
    const test = behindProxy(open())
    const browser = await aKnownBrowser(test)
    const [name, value] = browser.cookies().split('=') as [string, string]
    const [id, issued, signature] = value.split('.') as [string, string, string]
    const forged = [
      'x',
      '..',
      `${id}.${issued}.`,
      `${'A'.repeat(id.length)}.${issued}.${signature}`,
      `${id}.${Number(issued) + 1}.${signature}`,
      `${id}.${issued}.${'A'.repeat(signature.length)}`,
    ]
    await fillAccount(test)
    for (const each of forged) {
      browser.setCookies(`${name}=${each}`)
      expect(await signInFrom(test, '192.0.2.1', adminPassword, { browser }), each).toBe(429)
    }
    browser.setCookies(`hatheli.browser=${value}`)
    expect(await signInFrom(test, '192.0.2.1', adminPassword, { browser })).toBe(429)
    browser.setCookies(`${name}=${value}`)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (knownFor + 60) * 1000 })
    const afterExpiry = await signInFrom(test, '192.0.2.1', adminPassword, { browser }).finally(() =>
      vi.useRealTimers(),
    )
    expect(afterExpiry).toBe(429)
    await test.db.delete(authAttempts)
    await signInFrom(test, '192.0.2.1', 'x', { browser, email: 'nobody@hatheli.example' })
    const kinds = (await test.db.select().from(authAttempts)).map(({ key }) => key.split(':')[0])
    expect(kinds.sort()).toEqual(['account', 'address'])
  })

  it('count as a stranger’s once the password has changed, but not in the browser that changed it', async () => {
    const test = behindProxy(open())
    const stolen = await aKnownBrowser(test)
    const desk = await aSignedInBrowser(test)
    const change = { currentPassword: adminPassword, newPassword: 'six quiet rivers' }
    expect((await desk.send('POST', '/api/auth/change-password', change)).status).toBe(200)
    await desk.send('POST', '/api/auth/sign-out', {})
    await fillAccount(test)
    expect(await signInFrom(test, '192.0.2.1', 'six quiet rivers', { browser: stolen })).toBe(429)
    expect(await signInFrom(test, '192.0.2.1', 'six quiet rivers', { browser: desk })).toBe(200)
  })

  it('have a new counter after each sign-in, and the browser a new cookie', async () => {
    const test = open()
    const browser = await aKnownBrowser(test)
    const before = browser.cookies()
    const ownCounters = () => test.db.$count(authAttempts, like(authAttempts.key, 'browser:%'))
    await sendCodeFrom(test, '192.0.2.1', browser)
    expect(await ownCounters()).toBe(1)
    await signIn(test, browser)
    expect(await ownCounters()).toBe(0)
    await browser.send('POST', '/api/auth/sign-out', {})
    expect(browser.cookies()).not.toBe(before)
  })
})

describeWithDatabase('attempts of the signed-in admin', (open) => {
  const change = { currentPassword: 'wrong wrong wrong', newPassword: 'six quiet rivers' }

  it('are limited by session, over all calls that ask for the password or a code', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const statuses = []
    for (const call of ['two-factor/enable', 'two-factor/disable', 'change-password']) {
      statuses.push((await browser.send('POST', `/api/auth/${call}`, { ...change, password: 'wrong' })).status)
    }
    const ofSessions = like(authAttempts.key, 'session:%')
    const counters = await test.db.select().from(authAttempts).where(ofSessions)
    expect([statuses, counters]).toMatchObject([[400, 400, 400], [{ count: 3 }]])
    await test.db.update(authAttempts).set({ count: perSession }).where(ofSessions)
    const right = { ...change, currentPassword: adminPassword, password: adminPassword }
    for (const call of ['two-factor/enable', 'two-factor/verify-totp', 'change-password']) {
      const answer = await browser.send('POST', `/api/auth/${call}`, { ...right, code: '000000' })
      expect(answer.status, call).toBe(429)
    }
    const other = await aSignedInBrowser(test)
    expect((await other.send('POST', '/api/auth/change-password', right)).status).toBe(200)
  })

  it('neither lock the sign-in nor are locked by it', async () => {
    const test = behindProxy(open())
    const browser = await aSignedInBrowser(test)
    await test.db.delete(authAttempts)
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    await browser.send('POST', '/api/auth/change-password', change, headers)
    const keys = (await test.db.select().from(authAttempts)).map(({ key }) => key)
    expect(keys).toEqual([expect.stringMatching(/^session:/)])
    await fillAccount(test)
    await fillAddress(test, '192.0.2.1')
    expect(await signInFrom(test, '192.0.2.1', adminPassword)).toBe(429)
    const right = { ...change, currentPassword: adminPassword }
    expect((await browser.send('POST', '/api/auth/change-password', right, headers)).status).toBe(200)
  })
})
