import { like, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authAttempts } from '../db/schema.ts'
import {
  behindProxy,
  fill,
  fillAccount,
  fillAddress,
  sendCodeFrom,
  signInFrom,
  times,
} from '#tests/support/database/sign-in-attempts.ts'
import { aBrowser, adminPassword, anAdmin, aSignedInBrowser, signIn } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { attemptLimits, attemptWindow, countAttempt, counterOf, sweepAttempts } from './attempts.ts'
import { firstEmail } from './admin-email.ts'

const { address: perAddress, account: perAccount, session: perSession } = attemptLimits
const window = attemptWindow

describeWithDatabase('attempts of strangers', (open) => {
  it('are limited by address, with the time to wait, whatever the headers claim', async () => {
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
    expect(attemptLimits).toMatchObject({ address: 10, account: 10 })
    expect(attemptWindow).toBe(900)
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
    for (const email of [firstEmail, 'nobody@hatheli.example']) {
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
    const [address, account] = [counterOf('address', '192.0.2.1'), counterOf('account', firstEmail)]
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
