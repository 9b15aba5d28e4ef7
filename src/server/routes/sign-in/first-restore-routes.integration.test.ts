import { expect, it } from 'vitest'
import { firstRestorePaths as paths, linkTokenHeader } from '#contract/admin/backup/restores.ts'
import { ensureAdmin } from '#server/platform/auth/admin-account.ts'
import { createPasswordToken } from '#server/platform/auth/recovery/password-links.ts'
import { openKey } from '#server/platform/backup/archive/backup-key.ts'
import { aBrowser, anAdmin } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { firstEmail } from '#server/platform/auth/admin-email.ts'

/** @returns a valid key, of no backup. */
async function aKey({ config }: TestDatabase): Promise<string> {
  return (await openKey({ backupKey: null, dataDir: config.dataDir })).key.text
}

async function aToken(test: TestDatabase): Promise<string> {
  await ensureAdmin(test.db, { email: firstEmail, password: null })
  return createPasswordToken(test.db)
}

function caller(test: TestDatabase, token: string) {
  return async (path: string, body: object) => {
    const answer = await aBrowser(test).send('POST', path, body, { [linkTokenHeader]: token })
    return { status: answer.status, ...((await answer.json()) as { code?: string; message?: string }) }
  }
}

function aPart(offset: number, text: string): FormData {
  const form = new FormData()
  form.set('offset', String(offset))
  form.set('part', new Blob([text]))
  return form
}

describeWithDatabase('the restore of a new site', (open) => {
  it('is open to the holder of the link alone, and ends when a password is set', async () => {
    const test = open()
    const token = await aToken(test)
    for (const path of Object.values(paths)) {
      expect(await caller(test, '')(path, {})).toMatchObject({ status: 410, code: 'LINK_ENDED' })
      expect(await caller(test, `${token}x`)(path, {})).toMatchObject({ status: 410, code: 'LINK_ENDED' })
    }
    await anAdmin(test)
    await test.db.execute(`update auth_accounts set password = 'set'`)
    expect(await caller(test, token)(paths.open, {})).toMatchObject({ status: 409, code: 'PASSWORD_SET' })
  })

  it('says the same of a folder that is missing, unreadable or without a backup', async () => {
    const test = open()
    const call = caller(test, await aToken(test))
    const key = await aKey(test)
    const answers = await Promise.all(
      ['/etc', '/nowhere/at/all', '/proc/1/mem', 'relative', ''].map((path) =>
        call(paths.open, { key, from: { kind: 'folder', folder: path } }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 'NO_BACKUP' })
    expect(JSON.stringify(answers)).not.toMatch(/etc|ENOENT|EACCES|ENOTDIR/)
    expect(JSON.stringify(test.logged)).not.toContain(key)
    const invalid = { key: 'hatheli-key-abc', from: { kind: 'folder', folder: '/etc' } }
    expect(await call(paths.open, invalid)).toMatchObject({ code: 'KEY_INVALID' })
  })

  it('says the same of a bucket that is away and of one that is not a bucket, and logs no secret', async () => {
    const test = open()
    const call = caller(test, await aToken(test))
    const key = await aKey(test)
    const bucket = {
      kind: 'bucket',
      bucket: 'site',
      prefix: '',
      region: 'a',
      access_key_id: 'id',
      secret_access_key: 'hidden',
    }
    for (const endpoint of ['http://127.0.0.1:9', 'file:///etc/passwd', 'http://user@host']) {
      const answer = await call(paths.open, { key, from: { ...bucket, endpoint } })
      expect(answer).toMatchObject({ status: 422, code: 'NO_BACKUP' })
      expect(answer.message).not.toContain('127')
    }
    expect(JSON.stringify(test.logged)).not.toContain('hidden')
  })

  it('takes a file in parts, in their order, and refuses one that is not a backup', async () => {
    const test = open()
    const call = caller(test, await aToken(test))
    expect(await call(paths.upload, aPart(0, 'not a '))).toEqual({ status: 200 })
    expect(await call(paths.upload, aPart(2, 'x'))).toMatchObject({ status: 409, code: 'UPLOAD_OUT_OF_ORDER' })
    expect(await call(paths.upload, aPart(6, 'backup'))).toEqual({ status: 200 })
    expect(await call(paths.open, { key: '', from: { kind: 'file' } })).toMatchObject({
      status: 422,
      code: 'NO_BACKUP',
    })
    expect(await call(paths.upload, aPart(60 * 1_073_741_824, 'x'))).toMatchObject({ code: 'UPLOAD_TOO_LARGE' })
    expect(await call(paths.begin, { source: 'guessed', point: 'x' })).toMatchObject({ code: 'SOURCE_CLOSED' })
  })
})
