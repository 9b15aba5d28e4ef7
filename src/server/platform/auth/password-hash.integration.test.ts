import { hashPassword as olderHash } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { authAccounts } from '../db/schema.ts'
import { aBrowser, adminPassword, anAdmin, aSignedInBrowser, signIn } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createAuth } from './auth.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { firstEmail } from './admin-email.ts'

/** Hashing with the real parameters takes seconds on a busy machine. */
const timeout = 120_000

const today = /^\$scrypt\$ln=16,r=8,p=2\$[\w-]{22}\$[\w-]{86}$/

describe('a hash of a password', { timeout }, () => {
  it('is salted, contains its parameters, and matches only its password', async () => {
    const [one, other] = [await hashPassword('five quiet rivers'), await hashPassword('five quiet rivers')]
    expect(one).toMatch(today)
    expect(one).not.toBe(other)
    expect(await verifyPassword(one, 'five quiet rivers')).toEqual({ matches: true, outdated: false })
    expect(await verifyPassword(one, 'Five quiet rivers')).toEqual({ matches: false, outdated: false })
    const damaged = one.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
    expect(await verifyPassword(damaged, 'five quiet rivers')).toMatchObject({ matches: false })
  })

  it('matches in every Unicode normalization form', async () => {
    const hash = await hashPassword('caf\u00e9 by the river')
    expect(await verifyPassword(hash, 'cafe\u0301 by the river')).toMatchObject({ matches: true })
  })

  it('of the older form still matches', async () => {
    const hash = await olderHash('five quiet rivers')
    expect(await verifyPassword(hash, 'five quiet rivers')).toEqual({ matches: true, outdated: true })
    expect(await verifyPassword(hash, 'six quiet rivers')).toEqual({ matches: false, outdated: true })
  })

  it.each(['', 'five quiet rivers', '$scrypt$ln=16,r=8,p=2$AAAA$AAAA', ':'])('is not %j', async (text) => {
    await expect(verifyPassword(text, 'five quiet rivers')).rejects.toThrow('cannot be read')
  })
})

/** The server with the real parameters. */
function withRealHashes(test: TestDatabase): TestDatabase {
  const auth = createAuth({
    db: test.db,
    config: test.config,
    brand: 'Hatheli',
    secret: 'another secret of tests',
    log: test.context.log,
  })
  const app = test.appWith({ auth: async () => auth })
  return { ...test, request: async (path, init) => app.request(new URL(path, test.config.siteUrl).href, init) }
}

/** @returns the stored hash, as an older version of the program wrote it. */
async function withOlderHash(test: TestDatabase): Promise<string> {
  await anAdmin(test)
  const password = await olderHash(adminPassword)
  await test.db.update(authAccounts).set({ password })
  return password
}

async function storedHash({ db }: TestDatabase): Promise<string | null> {
  const [account] = await db.select().from(authAccounts)
  return account!.password
}

/**
 * @returns the least CPU time of some refused sign-ins, microseconds; unlike wall time it does not depend on other
 * load.
 */
async function cpuTimeOfSignIn(test: TestDatabase, email: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3; turn += 1) {
    const before = process.cpuUsage()
    await aBrowser(test).send('POST', '/api/auth/sign-in/email', { email, password: 'not the password' })
    least = Math.min(least, process.cpuUsage(before).user)
  }
  return least
}

describeWithDatabase('the stored hash', (open) => {
  it('of the older form is accepted, and replaced after a successful sign-in only', { timeout }, async () => {
    const test = withRealHashes(open())
    const older = await withOlderHash(test)
    expect((await signIn(test, aBrowser(test), 'not the password')).status).toBe(401)
    expect(await storedHash(test)).toBe(older)
    expect((await signIn(test, aBrowser(test))).status).toBe(200)
    const renewed = await storedHash(test)
    expect(renewed).toMatch(today)
    expect((await signIn(test, aBrowser(test))).status).toBe(200)
    expect(await storedHash(test)).toBe(renewed)
  })

  it('is of the newer form after the password is changed', { timeout }, async () => {
    const test = withRealHashes(open())
    const browser = await aSignedInBrowser(test)
    const change = { currentPassword: adminPassword, newPassword: 'six quiet rivers' }
    expect((await browser.send('POST', '/api/auth/change-password', change)).status).toBe(200)
    expect(await storedHash(test)).toMatch(today)
    expect(await storedHash(test)).not.toContain('rivers')
  })

  it('takes as much CPU time as a missing account, in either form', { timeout }, async () => {
    const test = withRealHashes(open())
    const email = firstEmail
    await anAdmin(test)
    await test.db.update(authAccounts).set({ password: await hashPassword(adminPassword) })
    const unknown = await cpuTimeOfSignIn(test, 'nobody@hatheli.example')
    const known = await cpuTimeOfSignIn(test, email)
    await withOlderHash(test)
    const older = await cpuTimeOfSignIn(test, email)
    for (const each of [known, older]) {
      expect(each / unknown).toBeGreaterThan(0.5)
      expect(each / unknown).toBeLessThan(2)
    }
  })
})
