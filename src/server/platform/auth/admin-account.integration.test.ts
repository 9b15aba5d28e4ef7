import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authAccounts, authSessions, authTwoFactors, authUsers } from '../db/schema.ts'
import { aBrowser, adminPassword, aSignedInBrowser, signIn } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { hasPassword, isPasswordChosen } from './recovery/password-links.ts'
import { ensureAdmin, setAdminPassword, sweepSignIns } from './admin-account.ts'

const email = 'admin@hatheli.example'

describeWithDatabase('the one admin', (open) => {
  it('is created once, also by two first starts at the same time', async () => {
    const { db } = open()
    await Promise.all([1, 2, 3].map(() => ensureAdmin(db, { email, password: null })))
    expect(await db.$count(authUsers)).toBe(1)
    expect(await db.$count(authAccounts)).toBe(1)
  })

  it('has no password until one is configured or set, and cannot sign in without', async () => {
    const test = open()
    await ensureAdmin(test.db, { email, password: null })
    expect(await hasPassword(test.db)).toBe(false)
    for (const password of ['', 'null', adminPassword]) {
      expect((await signIn(test, aBrowser(test), password)).status).toBe(401)
    }
    await ensureAdmin(test.db, { email, password: adminPassword })
    expect([await hasPassword(test.db), await isPasswordChosen(test.db)]).toEqual([true, false])
    expect((await signIn(test, aBrowser(test))).status).toBe(200)
  })

  it('keeps its password when the environment names another one', async () => {
    const test = open()
    await ensureAdmin(test.db, { email, password: adminPassword })
    await ensureAdmin(test.db, { email, password: 'from the environment' })
    expect((await signIn(test, aBrowser(test))).status).toBe(200)
  })

  it('stays the same person under a new e-mail, and must sign in again', async () => {
    const test = open()
    await aSignedInBrowser(test)
    await ensureAdmin(test.db, { email: 'new@hatheli.example', password: null })
    const users = await test.db.select().from(authUsers)
    expect(users.map((user) => user.email)).toEqual(['new@hatheli.example'])
    expect(await test.db.$count(authSessions)).toBe(0)
    const credentials = { email: 'new@hatheli.example', password: adminPassword }
    expect((await aBrowser(test).send('POST', '/api/auth/sign-in/email', credentials)).status).toBe(200)
  })

  it('is the only user that the database allows', async () => {
    const { db } = open()
    await ensureAdmin(db, { email, password: adminPassword })
    const second = { id: 'second', name: 'Second', email: 'second@hatheli.example' }
    await expect(db.insert(authUsers).values(second)).rejects.toThrow()
  })

  it('gets a new password from the command line, which ends all sessions', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    await setAdminPassword(test.db, email, 'seven quiet rivers')
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(401)
    expect((await signIn(test, aBrowser(test), 'seven quiet rivers')).status).toBe(200)
  })

  it('can be recovered without the second factor', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    await browser.send('POST', '/api/auth/two-factor/enable', { password: adminPassword })
    await test.db.update(authUsers).set({ twoFactorEnabled: true })
    await setAdminPassword(test.db, email, adminPassword)
    expect(await test.db.$count(authTwoFactors)).toBe(1)
    await setAdminPassword(test.db, email, adminPassword, { withoutTwoFactor: true })
    expect(await (await signIn(test, aBrowser(test))).json()).toMatchObject({ token: expect.any(String) })
  })

  it('loses expired sessions', async () => {
    const test = open()
    await aSignedInBrowser(test)
    await sweepSignIns(test.db)
    expect(await test.db.$count(authSessions)).toBe(1)
    await test.db.update(authSessions).set({ expiresAt: sql`now() - interval '1 second'` })
    await sweepSignIns(test.db)
    expect(await test.db.$count(authSessions)).toBe(0)
  })
})

describeWithDatabase('the initial password', (open) => {
  it.each(['hathelihatheli', 'qwerty123456', 'Travels Far 1'])(
    'is not %s, which others would guess',
    async (password) => {
      const { db } = open()
      const admin = { email, password, brand: 'Travels Far' }
      const refused = { name: 'ConfigError', message: 'ADMIN_PASSWORD: is easy to guess; choose another one' }
      await expect(ensureAdmin(db, admin)).rejects.toMatchObject(refused)
      expect(await db.$count(authUsers)).toBe(0)
    },
  )

  it('is not checked once there is an admin, whatever the e-mail', async () => {
    const { db } = open()
    await ensureAdmin(db, { email, password: adminPassword })
    await ensureAdmin(db, { email, password: 'aaaaaaaaaaaa' })
    await ensureAdmin(db, { email: 'new@hatheli.example', password: 'aaaaaaaaaaaa' })
    expect(await db.$count(authUsers)).toBe(1)
  })
})
