import { expect, it } from 'vitest'
import { backupPlaceCalls, placeEvents } from '#contract/admin/backup/backup-place.ts'
import { restoreEvent } from '#contract/admin/backup/backup.ts'
import { restorePath, type RestoreState } from '#contract/admin/backup/restores.ts'
import { attemptLimits } from '#server/platform/auth/attempts.ts'
import { aBrowser, adminPassword, anAdmin, aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { totp } from '#tests/support/factories/totp.ts'
import type { ReplacedState } from '#server/platform/backup/open-backup.ts'
import { restoreRuns } from '../../platform/http/restores/restore-runs.ts'

const path = '/api/auth/backup-key'

describeWithDatabase('the key of backups', (open) => {
  it('is shown only to the signed-in admin who confirms the password', async () => {
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
    for (let turn = 0; turn < attemptLimits.session; turn += 1) {
      expect((await admin.send('POST', path, { password: `guess ${turn}` })).status).toBe(400)
    }
    expect((await admin.send('POST', path, { password: adminPassword })).status).toBe(429)
  })
})

const restorePathOfCall = '/api/auth/backup-restore'
const point = { id: 'point-1', at: Date.parse('2026-11-21T08:35:00.000Z'), bytes: 1000, sentBytes: 0, pictures: 0 }

/** The app with a backup that has one point; `end` ends the restore that was begun. */
function withPoint(test: TestDatabase) {
  const { promise, resolve: end, reject: fail } = Promise.withResolvers<ReplacedState>()
  const restored: string[] = []
  const backup = {
    ...test.context.backup,
    points: async () => [point],
    restore: (id: string) => {
      restored.push(id)
      return promise
    },
  }
  const { siteUrl } = test.config
  const restores = restoreRuns({ siteUrl, log: test.context.log, reopen: async () => {} })
  const app = test.appWith({ restores, api: { ...test.context, backup } })
  const request: TestDatabase['request'] = async (path, init) => {
    const url = new URL(path, siteUrl).href
    return restores.answer(new Request(url)) ?? app.request(url, init)
  }
  const state = async (id: string) => (await (await request(restorePath(id))).json()) as RestoreState
  return {
    ...test,
    request,
    restored,
    state,
    end: () =>
      end({
        former: { ...point, id: 'point-2' },
        at: point.at,
        counts: {},
        pictures: { restored: 0, missing: ['lost.jpg'] },
        secretDiffers: false,
      }),
    fail,
  }
}

async function begun(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  return ((await response.json()) as { restore: string }).restore
}

describeWithDatabase('a restore in the back office', (open) => {
  it('needs the password of the signed-in admin, and a point that exists', async () => {
    const test = withPoint(open())
    await anAdmin(test)
    const body = { point: point.id, password: adminPassword }
    expect((await aBrowser(test).send('POST', restorePathOfCall, body)).status).toBe(401)
    const admin = await aSignedInBrowser(test)
    const unknown = await admin.send('POST', restorePathOfCall, { ...body, point: 'point-9' })
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'POINT_NOT_FOUND' }])
    const wrong = await admin.send('POST', restorePathOfCall, { ...body, password: 'my other password' })
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'INVALID_PASSWORD' }])
    expect(test.restored).toEqual([])
    expect(test.logged.filter(({ event }) => event === 'password-check-failed')).toHaveLength(1)
  })

  it('is followed without a session, runs once at a time, and is recorded with what undoes it', async () => {
    const test = withPoint(open())
    const admin = await aSignedInBrowser(test)
    const body = { point: point.id, password: adminPassword }
    const id = await begun(await admin.send('POST', restorePathOfCall, body))
    expect(id).toMatch(/^[\w-]{32}$/)
    expect(await test.state(id)).toEqual({
      step: 'saving',
      done: 0,
      all: 0,
      at: '2026-11-21T08:35:00.000Z',
      failure: null,
      notes: [],
    })
    const second = await admin.send('POST', restorePathOfCall, body)
    expect([second.status, await second.json()]).toMatchObject([409, { code: 'RESTORE_RUNNING' }])
    expect((await test.request(restorePath('guessed'))).status).toBe(404)
    test.end()
    await expect
      .poll(() => test.state(id))
      .toMatchObject({
        step: 'done',
        failure: null,
        notes: ['1 picture from that time is not in the backup.'],
      })
    expect(test.restored).toEqual([point.id])
    const { items } = await test.adminApi.admin.changes.list({ kind: 'restore' })
    expect(items.map(({ operation, details }) => ({ operation, details }))).toEqual([
      { operation: restoreEvent, details: { restored_to: '2026-11-21T08:35:00.000Z', undo: 'point-2' } },
      { operation: 'restore-begun', details: {} },
    ])
  })

  it('says in one sentence that it failed, and nothing of why', async () => {
    const test = withPoint(open())
    const admin = await aSignedInBrowser(test)
    const id = await begun(await admin.send('POST', restorePathOfCall, { point: point.id, password: adminPassword }))
    test.fail(new Error('connect ECONNREFUSED /var/secret/socket'))
    await expect.poll(() => test.state(id)).toMatchObject({ failure: expect.stringMatching(/nothing was changed/) })
    expect(JSON.stringify(await test.state(id))).not.toContain('secret')
  })

  it('also needs a code where two-factor sign-in is on', async () => {
    const test = withPoint(open())
    const admin = await aSignedInBrowser(test)
    const enabled = await admin.send('POST', '/api/auth/two-factor/enable', { password: adminPassword })
    const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
    const code = totp(new URL(totpURI).searchParams.get('secret')!)
    await admin.send('POST', '/api/auth/two-factor/verify-totp', { code })
    const body = { point: point.id, password: adminPassword }
    for (const wrong of [undefined, '', '000000', 'AAAAA-AAAAA', 7]) {
      const refused = await admin.send('POST', restorePathOfCall, { ...body, code: wrong })
      expect([400, 401], JSON.stringify(wrong)).toContain(refused.status)
    }
    expect(test.restored).toEqual([])
    await begun(await admin.send('POST', restorePathOfCall, { ...body, code: backupCodes[0] }))
    expect(test.restored).toEqual([point.id])
  })
})

describeWithDatabase('the place of the backup', (open) => {
  it('is tried, saved and removed only with the password, and recorded without what was typed', async () => {
    const test = open()
    const { setup } = test.context.backup
    const asked: string[] = []
    const tried = { problem: null, same_disk: false, key: null }
    const noting = (step: string) => async () => (asked.push(step), tried)
    const backup = {
      ...test.context.backup,
      setup: { ...setup, try: noting('try'), save: noting('save'), remove: async () => void asked.push('remove') },
    }
    const app = test.appWith({ api: { ...test.context, backup } })
    const request: TestDatabase['request'] = async (path, init) =>
      app.request(new URL(path, test.config.siteUrl).href, init)
    const admin = await aSignedInBrowser({ ...test, request })
    const typed = { kind: 'folder', folder: '/mnt/private-name' }
    for (const path of Object.values(backupPlaceCalls)) {
      const call = `/api/auth${path}`
      expect((await aBrowser({ ...test, request }).send('POST', call, typed)).status).toBe(401)
      expect((await admin.send('POST', call, { ...typed, password: 'my other password' })).status).toBe(400)
    }
    expect(asked).toEqual([])
    const odd = await admin.send('POST', `/api/auth${backupPlaceCalls.save}`, { folder: '/', password: adminPassword })
    expect([odd.status, await odd.json()]).toMatchObject([400, { code: 'PLACE_INVALID' }])
    for (const path of Object.values(backupPlaceCalls)) {
      const answer = await admin.send('POST', `/api/auth${path}`, { ...typed, password: adminPassword })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    }
    expect(asked).toEqual(['try', 'save', 'remove'])
    const { items } = await test.adminApi.admin.changes.list({ kind: 'account' })
    expect(items.map(({ operation }) => operation)).toEqual([placeEvents.remove, placeEvents.save])
    expect(JSON.stringify([items, test.logged])).not.toContain('private-name')
  })
})
