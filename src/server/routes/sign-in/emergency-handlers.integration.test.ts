import { expect, it } from 'vitest'
import { accountCalls, type AccountState, type EmergencySheetAnswer } from '#contract/admin/installation/account.ts'
import { passwordLinkPaths as paths } from '#contract/admin/first-run/password-links.ts'
import { attemptLimits } from '#server/platform/auth/attempts.ts'
import { authAccounts, authSessions, authUsers } from '#server/platform/db/schema.ts'
import { behindProxy } from '#tests/support/database/sign-in-attempts.ts'
import {
  aBrowser,
  adminPassword,
  anAdmin,
  aSignedInBrowser,
  signIn,
  type TestBrowser,
} from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { totp } from '#tests/support/factories/totp.ts'

const password = 'seven quiet rivers'
const makePath = `/api/auth${accountCalls.makeSheet}`
const wrong = { status: 400, code: 'INVALID_EMERGENCY_CODE' }

async function aSheet(admin: TestBrowser): Promise<string> {
  const answer = await admin.send('POST', makePath, { password: adminPassword })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  return ((await answer.json()) as EmergencySheetAnswer).code
}

async function use(test: TestDatabase, code: unknown, chosen = password, headers: Record<string, string> = {}) {
  const answer = await aBrowser(test).send('POST', paths.emergency, { code, password: chosen }, headers)
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code }
}

async function stateOf(admin: TestBrowser): Promise<AccountState> {
  return (await (await admin.send('GET', `/api/auth${accountCalls.state}`)).json()) as AccountState
}

describeWithDatabase('the emergency code', (open) => {
  it('is made with the password alone, has 125 bits, and is stored as a hash', async () => {
    const test = open()
    await anAdmin(test)
    for (const path of [makePath, `/api/auth${accountCalls.removeSheet}`]) {
      expect((await aBrowser(test).send('POST', path, { password: adminPassword })).status).toBe(401)
    }
    const admin = await aSignedInBrowser(test)
    expect((await admin.send('POST', makePath, { password: 'my other password' })).status).toBe(400)
    expect(await stateOf(admin)).toEqual({ email_fixed: false, pending_email: null, sheet_made_at: null })
    const code = await aSheet(admin)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await stateOf(admin)).toMatchObject({ sheet_made_at: expect.any(String) })
    const { items } = await test.adminApi.admin.changes.list()
    const stored = JSON.stringify([await test.db.select().from(authAccounts), items, test.logged])
    expect(stored).toContain('emergency-sheet-made')
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  it('sets a password once, in any case and spacing, and ends all sessions', async () => {
    const test = open()
    const admin = await aSignedInBrowser(test)
    const code = await aSheet(admin)
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(await use(test, typed, 'short')).toEqual({ status: 400, code: 'PASSWORD_LENGTH' })
    expect(await use(test, typed, 'qwerty123456')).toEqual({ status: 400, code: 'COMMON_PASSWORD' })
    expect(await use(test, typed)).toEqual({ status: 200, code: undefined })
    expect(await test.db.$count(authSessions)).toBe(0)
    expect((await signIn(test, aBrowser(test), adminPassword)).status).toBe(401)
    const again = aBrowser(test)
    expect((await signIn(test, again, password)).status).toBe(200)
    expect(await stateOf(again)).toMatchObject({ sheet_made_at: null })
    expect(await use(test, code, 'eight quiet rivers')).toEqual(wrong)
    const { items } = await test.adminApi.admin.changes.list()
    expect(items.map(({ operation }) => operation)).toContain('emergency-code-used')
  })

  it('is used by one of two at the same time', async () => {
    const test = open()
    const code = await aSheet(await aSignedInBrowser(test))
    const answers = await Promise.all([use(test, code), use(test, code, 'eight quiet rivers')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('is replaced by a new one, and can be removed', async () => {
    const test = open()
    const admin = await aSignedInBrowser(test)
    const first = await aSheet(admin)
    const second = await aSheet(admin)
    expect(await use(test, first)).toEqual(wrong)
    const removed = await admin.send('POST', `/api/auth${accountCalls.removeSheet}`, { password: adminPassword })
    expect(removed.status).toBe(200)
    expect(await use(test, second)).toEqual(wrong)
  })

  it('needs a two-factor code to be made, and switches two-factor sign-in off', async () => {
    const test = open()
    const admin = await aSignedInBrowser(test)
    const enabled = await admin.send('POST', '/api/auth/two-factor/enable', { password: adminPassword })
    const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
    const code = totp(new URL(totpURI).searchParams.get('secret')!)
    await admin.send('POST', '/api/auth/two-factor/verify-totp', { code })
    expect((await admin.send('POST', makePath, { password: adminPassword })).status).toBeGreaterThanOrEqual(400)
    const made = await admin.send('POST', makePath, { password: adminPassword, code: backupCodes[0] })
    const sheet = (await made.json()) as EmergencySheetAnswer
    expect((await use(test, sheet.code)).status).toBe(200)
    expect((await test.db.select().from(authUsers))[0]!.twoFactorEnabled).toBe(false)
    expect(await (await signIn(test, aBrowser(test), password)).json()).toMatchObject({ token: expect.any(String) })
  })

  it('is guessed 1,000 times in vain: refused, limited by network and logged without the code', async () => {
    const test = behindProxy(open())
    const code = await aSheet(await aSignedInBrowser(test))
    const before = test.logged.length
    const statuses: number[] = []
    for (let turn = 0; turn < 1000; turn += 1) {
      const headers = { 'x-forwarded-for': '192.0.2.1' }
      statuses.push(
        (await use(test, `GUESS-${String(turn).padStart(5, '2')}-7KQ2M-XD04R-7KQ2M`, password, headers)).status,
      )
    }
    const { emergency: perEmergency } = attemptLimits
    expect(statuses).toEqual(Array.from({ length: 1000 }, (_, turn) => (turn < perEmergency ? 400 : 429)))
    const logged = test.logged.slice(before)
    expect(logged.filter(({ event }) => event === 'emergency-code-failed')).toHaveLength(perEmergency)
    expect(logged.filter(({ event }) => event === 'tries-refused')).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toContain('GUESS')
    // The owner elsewhere is not locked out.
    expect((await use(test, code, password, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200)
  })

  it('gives no hint whether a sheet exists, and is not used by another site', async () => {
    const test = open()
    const admin = await aSignedInBrowser(test)
    const typed = '22222-22222-22222-22222-22222'
    const without = await aBrowser(test).send('POST', paths.emergency, { code: typed, password })
    const code = await aSheet(admin)
    const withOne = await aBrowser(test).send('POST', paths.emergency, { code: typed, password })
    expect([withOne.status, await withOne.text()]).toEqual([without.status, await without.text()])
    for (const malformed of ['', ' - ', 7, null, 'x'.repeat(500)]) expect(await use(test, malformed)).toEqual(wrong)
    const elsewhere = await aBrowser(test).send(
      'POST',
      paths.emergency,
      { code, password },
      { origin: 'https://evil.example' },
    )
    expect(elsewhere.status).toBe(403)
  })
})
