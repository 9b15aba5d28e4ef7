import { like } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { authAttempts } from '../db/schema.ts'
import {
  behindProxy,
  fillAccount,
  fillAddress,
  sendCodeFrom,
  signInFrom,
  times,
} from '#tests/support/database/sign-in-attempts.ts'
import { adminPassword, aSignedInBrowser, signIn, type TestBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { attemptLimits } from './attempts.ts'
import { knownFor } from './known-browsers.ts'

/** A browser that has signed in and out again: only the cookie of known browsers is left. */
async function aKnownBrowser(test: TestDatabase): Promise<TestBrowser> {
  const browser = await aSignedInBrowser(test)
  await browser.send('POST', '/api/auth/sign-out', {})
  expect(browser.cookies()).toMatch(/^__Host-hatheli\.browser=[\w.-]+$/)
  return browser
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
    for (const each of times(attemptLimits.browser - 1)) {
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
