import { expect, it } from 'vitest'
import { attemptLimits } from '#server/auth/attempts.ts'
import { aBrowser, adminPassword, anAdmin, aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'

const path = '/api/auth/backup-key'

describeWithDatabase('the key of backups', (open) => {
  it('is shown to the signed-in admin who confirms the password, and to nobody else', async () => {
    const test = open()
    await anAdmin(test)
    expect((await aBrowser(test).send('POST', path, { password: adminPassword })).status).toBe(401)
    const admin = await aSignedInBrowser(test)
    for (const body of [{}, { password: 7 }, { password: '' }, { password: 'my other password' }]) {
      const refused = await admin.send('POST', path, body)
      expect([refused.status, await refused.json()]).toEqual([
        400,
        expect.not.objectContaining({ key: expect.anything() }),
      ])
    }
    expect((await admin.send('GET', path)).status).toBe(404)
    const answer = await admin.send('POST', path, { password: adminPassword })
    expect([answer.status, await answer.json()]).toEqual([200, { key: expect.any(String) }])
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(test.logged.flatMap(({ event }) => (event ? [event] : []))).toEqual([
      'sign-in',
      ...Array.from({ length: 4 }, () => 'password-check-failed'),
      'backup-key-shown',
    ])
  })

  it('is not guessed with a stolen session', async () => {
    const test = open()
    const admin = await aSignedInBrowser(test)
    for (let turn = 0; turn < attemptLimits.perSession; turn += 1) {
      expect((await admin.send('POST', path, { password: `guess ${turn}` })).status).toBe(400)
    }
    expect((await admin.send('POST', path, { password: adminPassword })).status).toBe(429)
  })
})
