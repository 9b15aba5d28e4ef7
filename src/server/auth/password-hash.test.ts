import { hashPassword as olderHash } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { authAccounts } from '#server/db/schema.ts'
import { aBrowser, adminPassword, anAdmin, aSignedInBrowser, signIn } from '#tests/database/signed-in.ts'
import { describeOnBothDatabases, type TestDatabase } from '#tests/database/test-database.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

const today = /^\$scrypt\$ln=16,r=8,p=2\$[\w-]{22}\$[\w-]{86}$/

describe('a hash of a password', () => {
  it('is salted, names its settings, and fits its password alone', async () => {
    const [one, other] = [await hashPassword('five quiet rivers'), await hashPassword('five quiet rivers')]
    expect(one).toMatch(today)
    expect(one).not.toBe(other)
    expect(await verifyPassword(one, 'five quiet rivers')).toEqual({ right: true, outdated: false })
    expect(await verifyPassword(one, 'Five quiet rivers')).toEqual({ right: false, outdated: false })
    expect(await verifyPassword(one.slice(0, -1), 'five quiet rivers')).toMatchObject({ right: false })
  })

  it('fits whatever spelling of its letters a keyboard sends', async () => {
    const hash = await hashPassword('caf\u00e9 by the river')
    expect(await verifyPassword(hash, 'cafe\u0301 by the river')).toMatchObject({ right: true })
  })

  it('of the older form still fits', async () => {
    const hash = await olderHash('five quiet rivers')
    expect(await verifyPassword(hash, 'five quiet rivers')).toEqual({ right: true, outdated: true })
    expect(await verifyPassword(hash, 'six quiet rivers')).toEqual({ right: false, outdated: true })
  })

  it.each(['', 'five quiet rivers', '$scrypt$ln=4,r=8,p=1$AAAA$AAAA'])('is not %j', async (text) => {
    await expect(verifyPassword(text, 'five quiet rivers')).rejects.toThrow('cannot be read')
  })
})

/** The admin as an older version of the program left it. */
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

/** @returns the shortest of some sign-ins, milliseconds: what else the machine does makes others longer. */
async function shortestTry(test: TestDatabase, email: string): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3; turn += 1) {
    const begin = performance.now()
    await aBrowser(test).send('POST', '/api/auth/sign-in/email', { email, password: 'not the password' })
    shortest = Math.min(shortest, performance.now() - begin)
  }
  return shortest
}

describeOnBothDatabases('the stored hash', (open) => {
  it('of the older form lets in, and is replaced at the next sign-in only', async () => {
    const test = open()
    const older = await withOlderHash(test)
    expect((await signIn(test, aBrowser(test), 'not the password')).status).toBe(401)
    expect(await storedHash(test)).toBe(older)
    expect((await signIn(test, aBrowser(test))).status).toBe(200)
    const renewed = await storedHash(test)
    expect(renewed).toMatch(today)
    expect((await signIn(test, aBrowser(test))).status).toBe(200)
    expect(await storedHash(test)).toBe(renewed)
  })

  it('is of the newer form once the password is changed', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const change = { currentPassword: adminPassword, newPassword: 'six quiet rivers' }
    expect((await browser.send('POST', '/api/auth/change-password', change)).status).toBe(200)
    expect(await storedHash(test)).toMatch(today)
    expect(await storedHash(test)).not.toContain('rivers')
  })

  it('takes the same time as no hash at all, whichever form it has', async () => {
    const test = open()
    const { email } = test.config.admin
    await anAdmin(test)
    const unknown = await shortestTry(test, 'nobody@hatheli.example')
    const known = await shortestTry(test, email)
    await withOlderHash(test)
    const older = await shortestTry(test, email)
    for (const each of [known, older]) {
      expect(each / unknown).toBeGreaterThan(0.5)
      expect(each / unknown).toBeLessThan(2)
    }
  })
})
