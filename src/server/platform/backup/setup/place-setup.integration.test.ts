import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { backupMessages, placeProblems } from '#contract/admin/backup/backup-messages.ts'
import type { TypedPlace } from '#contract/admin/backup/backup-place.ts'
import { root } from '#server/paths.ts'
import { privateSettings } from '#server/platform/db/schema.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { testKey } from '#tests/support/files/test-key.ts'
import { backupSettings } from '../../access/backup-access.ts'
import { privateSettingsOf } from '../../access/private-settings.ts'
import { readConfig } from '../../config/config.ts'
import { placeSetup } from './place-setup.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-place-'))
afterAll(() => rmSync(all, { recursive: true, force: true }))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(all, 'test-'))
  for (const name of ['data', 'backups']) mkdirSync(join(folder, name))
})

function opened({ db }: TestDatabase, environment: Record<string, string> = {}, secret = 'a secret') {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), BACKUP_KEY: testKey, ...environment })
  const saved = privateSettingsOf(db, secret)
  const changes: unknown[] = []
  const onChange = async () => void changes.push((await backupSettings(config, saved))?.name ?? null)
  return { setup: placeSetup({ config, saved, onChange }), changes, config, saved }
}

const inFolder = (path: string): TypedPlace => ({ kind: 'folder', folder: path })

describeWithDatabase('a folder for backups', (open) => {
  it('is tried without a trace, saved and removed', async () => {
    const { setup, changes } = opened(open())
    const place = join(folder, 'backups')
    expect(await setup.try(inFolder(place))).toEqual({ problem: null, same_disk: true, key: null })
    expect(await setup.read()).toEqual({ variable: null, needs_key: false, state: 'missing', place: null })
    expect(await setup.save(inFolder(place))).toEqual({ problem: null, same_disk: true, key: testKey })
    expect(readdirSync(place, { recursive: true }).filter((name) => String(name).includes('about/'))).toEqual([])
    expect(await setup.read()).toMatchObject({ state: 'set', place: inFolder(place) })
    await setup.remove()
    expect(changes).toEqual([place, null])
  })

  it('is refused inside the program and its data, also behind a link, and where it is missing', async () => {
    const { setup, changes } = opened(open())
    symlinkSync(join(folder, 'data'), join(folder, 'link'))
    for (const path of ['data', 'link', 'backups/../data'].map((name) => `${folder}/${name}`))
      expect(await setup.save(inFolder(path))).toMatchObject({ problem: backupMessages.folderInside })
    expect(await setup.save(inFolder(join(root, 'docs')))).toMatchObject({ problem: backupMessages.folderInside })
    expect(await setup.save(inFolder(join(folder, 'none')))).toMatchObject({ problem: backupMessages.folderMissing })
    expect([changes, await setup.read()]).toEqual([[], expect.objectContaining({ state: 'missing' })])
  })

  it('is left to variables where they are set, and needs a key for several nodes', async () => {
    const test = open()
    const place = inFolder(join(folder, 'backups'))
    await opened(test).setup.save(place)
    const byVariable = opened(test, { BACKUP_URL: 'file:///mnt/backup' })
    expect(await byVariable.setup.read()).toMatchObject({ variable: 'BACKUP_URL', place: null })
    expect(await byVariable.setup.save(place)).toMatchObject({ problem: backupMessages.placeByVariable })
    expect(await backupSettings(byVariable.config, byVariable.saved)).toEqual(byVariable.config.backup)
    const shared = opened(test, { DATABASE_URL: 'postgres://host/site', BACKUP_KEY: '' })
    expect(await shared.setup.save(place)).toMatchObject({ problem: backupMessages.keyNeeded })
    expect(await backupSettings(shared.config, shared.saved)).toBeNull()
  })

  it('is not used after the secret has changed, until it is saved again', async () => {
    const test = open()
    const place = inFolder(join(folder, 'backups'))
    await opened(test).setup.save(place)
    const later = opened(test, {}, 'another secret')
    expect(await later.setup.read()).toMatchObject({ state: 'unreadable', place: null })
    expect(await backupSettings(later.config, later.saved)).toBeNull()
    await later.setup.save(place)
    expect(later.changes).toEqual([join(folder, 'backups')])
  })
})

describeWithDatabase('a bucket for backups', (open) => {
  const server = objectStorageServer()
  const bucket = (changes: object = {}): TypedPlace => {
    const { bucket: name, endpoint, region, accessKeyId, secretAccessKey } = server()
    const keys = { access_key_id: accessKeyId, secret_access_key: secretAccessKey }
    return { kind: 'bucket', bucket: name, prefix: 'site', endpoint: endpoint!, region, ...keys, ...changes }
  }

  it('is stored sealed, and its secret is never shown', async () => {
    const test = open()
    const { setup, changes } = opened(test)
    expect(await setup.save(bucket())).toEqual({ problem: null, same_disk: false, key: testKey })
    expect(changes).toEqual(['s3://hatheli/site/'])
    const { secret_access_key: _, ...shown } = bucket() as TypedPlace & { kind: 'bucket' }
    expect((await setup.read()).place).toEqual(shown)
    expect(JSON.stringify(await test.db.select().from(privateSettings))).not.toMatch(/S3RVER|hatheli/)
  })

  it('keeps its secret for the same endpoint and key ID alone', async () => {
    const { setup, changes } = opened(open())
    const blank = { secret_access_key: '' }
    expect(await setup.save(bucket(blank))).toMatchObject({ problem: backupMessages.secretNeeded })
    await setup.save(bucket())
    expect(await setup.save(bucket({ ...blank, prefix: 'other' }))).toMatchObject({ problem: null })
    for (const change of [{ endpoint: 'http://127.0.0.1:9' }, { region: 'other' }, { access_key_id: 'OTHER' }])
      expect(await setup.try(bucket({ ...blank, ...change }))).toMatchObject({ problem: backupMessages.secretNeeded })
    expect(changes).toEqual(['s3://hatheli/site/', 's3://hatheli/other/'])
  })

  it('is explained in plain words where it cannot be used', async () => {
    const { setup } = opened(open(), {
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_BUCKET: 'x-y',
      S3_REGION: 'x',
    })
    const problemOf = async (changes: object) => (await setup.try(bucket(changes))).problem
    expect(await problemOf({ bucket: 'missing' })).toBe(placeProblems.NoSuchBucket)
    expect(await problemOf({ access_key_id: 'OTHER' })).toBe(placeProblems.InvalidAccessKeyId)
    expect(await problemOf({ secret_access_key: '' })).toBe(backupMessages.secretNeeded)
    expect(await problemOf({ endpoint: 'http://127.0.0.1:9' })).toBe(placeProblems.ECONNREFUSED)
    expect(await problemOf({ bucket: 'no bucket' })).toBe(backupMessages.placeInvalid)
    for (const host of ['169.254.169.254', '[fe80::1]', '[::ffff:169.254.169.254]', '100.100.100.200'])
      expect(await problemOf({ endpoint: `http://${host}` })).toBe(backupMessages.addressRefused)
  })
})
