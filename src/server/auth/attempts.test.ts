import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authAttempts } from '#server/db/schema.ts'
import { aBrowser, adminPassword, aSignedInBrowser, signIn } from '#tests/database/signed-in.ts'
import { describeOnBothDatabases, type TestDatabase } from '#tests/database/test-database.ts'
import { attemptLimits, countAttempt, forgetAttempts, sweepAttempts } from './attempts.ts'

const { perAddress, perAccount, window } = attemptLimits

async function tryOften(test: TestDatabase, times: number, headers: (turn: number) => Record<string, string>) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const credentials = { email: test.config.admin.email, password: `wrong ${turn}` }
    const answer = await aBrowser(test).send('POST', '/api/auth/sign-in/email', credentials, headers(turn))
    statuses.push(answer.status)
  }
  return statuses
}

describeOnBothDatabases('attempts', (open) => {
  it('slows an address down, with the time to wait, whatever it forwards', async () => {
    const test = open()
    const spoofed = (turn: number) => ({ 'x-forwarded-for': `10.0.0.${turn}`, 'x-client-address': `10.0.1.${turn}` })
    const statuses = await tryOften(test, perAddress + 1, spoofed)
    expect(statuses.slice(0, perAddress)).toEqual(Array.from({ length: perAddress }, () => 401))
    expect(statuses.at(-1)).toBe(429)
    const refused = await signIn(test, aBrowser(test))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('slows an account down across addresses, and does not tell whether it exists', async () => {
    const { db } = open()
    for (const account of ['admin@hatheli.example', 'nobody@hatheli.example']) {
      const waits = []
      for (let turn = 0; turn <= perAccount; turn += 1) {
        waits.push(await countAttempt(db, { address: `${account} from ${turn}`, account }))
      }
      expect(waits.slice(0, perAccount).every((wait) => wait === null)).toBe(true)
      expect(waits.at(-1)).toBeGreaterThan(0)
    }
  })

  it('takes different spellings of an e-mail for one account', async () => {
    const { db } = open()
    for (let turn = 0; turn < perAccount; turn += 1) {
      await countAttempt(db, {
        address: `a${turn}`,
        account: turn % 2 ? ' Admin@Hatheli.example' : 'admin@hatheli.example',
      })
    }
    expect(await countAttempt(db, { address: 'b', account: 'admin@hatheli.example' })).toBeGreaterThan(0)
  })

  it('counts tries that come at the same time one by one', async () => {
    const { db } = open()
    const attempt = { address: '192.0.2.1', account: null }
    const waits = await Promise.all(Array.from({ length: perAddress + 5 }, () => countAttempt(db, attempt)))
    expect(waits.filter((wait) => wait === null)).toHaveLength(perAddress)
  })

  it('starts again after a while, and after the right password', async () => {
    const { db } = open()
    const attempt = { address: '192.0.2.2', account: 'a' }
    const fill = async () => {
      for (let turn = 0; turn < perAddress; turn += 1) await countAttempt(db, attempt)
    }
    await fill()
    expect(await countAttempt(db, attempt)).toBeGreaterThan(0)
    await db.update(authAttempts).set({ since: sql`now() - make_interval(secs => ${window + 1})` })
    expect(await countAttempt(db, attempt)).toBeNull()
    await fill()
    await forgetAttempts(db, attempt)
    expect(await countAttempt(db, attempt)).toBeNull()
  })

  it('forgets what is over, and keeps names only as hashes', async () => {
    const { db } = open()
    await countAttempt(db, { address: '192.0.2.3', account: 'admin@hatheli.example' })
    expect(JSON.stringify(await db.select().from(authAttempts))).not.toContain('hatheli')
    await sweepAttempts(db)
    expect(await db.$count(authAttempts)).toBe(2)
    await db.update(authAttempts).set({ since: sql`now() - make_interval(secs => ${window + 1})` })
    await sweepAttempts(db)
    expect(await db.$count(authAttempts)).toBe(0)
  })

  it('counts the current password of the account screen too', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const change = { currentPassword: 'wrong wrong wrong', newPassword: adminPassword }
    const statuses = []
    for (let turn = 0; turn <= perAddress; turn += 1) {
      statuses.push((await browser.send('POST', '/api/auth/change-password', change)).status)
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400]))
    expect(statuses.at(-1)).toBe(429)
  })
})
