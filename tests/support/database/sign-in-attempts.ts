import { expect } from 'vitest'
import { attemptLimits, countAttempt, counterOf, forgetAttempts, type Counter } from '#server/platform/auth/attempts.ts'
import { aBrowser } from './signed-in.ts'
import type { TestDatabase } from './test-database.ts'
import { firstEmail } from '#server/platform/auth/admin-email.ts'

export const times = (count: number) => Array.from({ length: count }, (_each, index) => index)

/** The same server behind a proxy, so that a test can choose the client's address. */
export function behindProxy(test: TestDatabase): TestDatabase {
  const app = test.appWith({ config: { ...test.config, trustedProxies: 1 } })
  return { ...test, request: async (path, init) => app.request(new URL(path, test.config.siteUrl).href, init) }
}

/** @returns the status of a sign-in from an address. */
export async function signInFrom(
  test: TestDatabase,
  address: string,
  password = 'not the password',
  { browser = aBrowser(test), email = firstEmail } = {},
): Promise<number> {
  const headers = { 'x-forwarded-for': address }
  return (await browser.send('POST', '/api/auth/sign-in/email', { email, password }, headers)).status
}

/** @returns the status of a wrong code, which needs no hashing and is counted by address only. */
export async function sendCodeFrom(test: TestDatabase, address: string, browser = aBrowser(test)): Promise<number> {
  const headers = { 'x-forwarded-for': address }
  return (await browser.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' }, headers)).status
}

/** Exhausts the limit of the admin's account, each attempt from another address. */
export async function fillAccount(test: TestDatabase): Promise<void> {
  for (const each of times(attemptLimits.account)) {
    const counters = [counterOf('address', `198.51.100.${each}`), counterOf('account', firstEmail)]
    expect(await countAttempt(test.db, counters)).toBeNull()
  }
}

/** Makes that many attempts of all counters. */
export async function fill({ db }: TestDatabase, counters: Counter[], attempts: number): Promise<void> {
  for (const each of times(attempts)) expect(await countAttempt(db, counters), String(each)).toBeNull()
}

/** Exhausts the limit of an address. */
export async function fillAddress(test: TestDatabase, address: string): Promise<void> {
  await forgetAttempts(test.db, [counterOf('address', address)])
  await fill(test, [counterOf('address', address)], attemptLimits.address)
}
