import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { privateSettingsOf } from '#server/platform/access/private-settings.ts'
import { openBackup, type Backup } from '#server/platform/backup/open-backup.ts'
import { listPoints } from '#server/platform/backup/points/restore-point.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/database.ts'
import { startEmbedded } from '#server/platform/db/embedded/open-embedded.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { pictures, vendors } from '#server/platform/db/schema.ts'
import { folderStorage } from '#server/platform/files/folder-storage.ts'
import { storePicture } from '#server/platform/media/store-picture.ts'
import { folderTarget, restoreInto, silent } from '#tests/support/database/backed-up.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { ownedPostgresql } from '#tests/support/database/open-fresh.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { testKey } from '#tests/support/files/test-key.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-job-'))
const template = join(all, 'template')
const patience = { timeout: 90_000, interval: 50 }

let folder = ''
let place = ''
const running: { backup: Backup; database: Database }[] = []

beforeAll(async () => {
  mkdirSync(template)
  await (await startEmbedded({ dataDir: template, log: silent })).stop()
})
beforeEach(() => {
  folder = mkdtempSync(join(all, 'test-'))
  place = join(folder, 'target')
  mkdirSync(place)
})
afterEach(async () => {
  while (running.length > 0) await stopOne()
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

async function stopOne(leavesRest = false): Promise<void> {
  const { backup, database } = running.shift()!
  await backup.stop(leavesRest)
  await database.close()
}

/** The program's parts that back up, on a data folder that may be there, or on a server. */
async function program(name: string, databaseUrl = '', backupUrl = `file://${place}`) {
  const dataDir = join(folder, name)
  cpSync(template, dataDir, { recursive: true, force: false, errorOnExist: false })
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    BACKUP_URL: backupUrl,
    BACKUP_KEY: testKey,
  }
  const config = readConfig(environment)
  const database = await openDatabase({ config, log: silent })
  const storage = folderStorage(join(folder, 'files'))
  const saved = privateSettingsOf(database.db, 'a secret of the tests')
  const backup = await openBackup({ config, storage, log: silent, saved, onNewKey: () => {} })
  running.push({ backup, database })
  return { backup, storage, db: database.db }
}

function untilState(backup: Backup, state: string): Promise<void> {
  return vi.waitFor(() => expect(backup.status().state).toBe(state), patience)
}

async function hashOfRestored(): Promise<string> {
  const url = await ownedPostgresql()
  await restoreInto(
    { url, dataDir: join(folder, 'restored'), storage: folderStorage(join(folder, 'copy')) },
    folderTarget(place),
  )
  const database = await openPostgresql(url, silent)
  return contentHash(database.db).finally(() => database.close())
}

/** All that was saved until now is at the target. */
async function untilSaved(backup: Backup): Promise<void> {
  const now = Date.now()
  await vi.waitFor(() => expect(Date.parse(backup.status().saved_until!)).toBeGreaterThan(now), patience)
}

it('makes a point of what is saved, nothing where nothing is, and continues after a start', async () => {
  const first = await program('data')
  await untilState(first.backup, 'running')
  await vi.waitFor(() => expect(first.backup.status().drill?.passed).toBe(true), patience)
  const [begun] = await first.backup.points()
  await aVendor(first.db)
  const saved = Date.now()
  await vi.waitFor(() => expect(Date.parse(first.backup.status().saved_until!)).toBeGreaterThan(saved), patience)
  const [newest, former] = await first.backup.points()
  expect([former, newest!.sentBytes < begun!.sentBytes]).toEqual([begun, true])
  await stopOne()

  const second = await program('data')
  await untilSaved(second.backup)
  expect((await second.backup.points())[0]).toEqual(newest)
  await aVendor(second.db)
  await stopOne()
  expect(await listPoints(folderTarget(place))).toHaveLength(3)

  const third = await program('data')
  await untilSaved(third.backup)
  await aVendor(third.db)
  await stopOne(true)
  expect(await listPoints(folderTarget(place))).toHaveLength(3)
  await untilSaved((await program('data')).backup)
  expect(await listPoints(folderTarget(place))).toHaveLength(4)
})

it('sends what it missed while its target was away, and leaves a target alone that another program writes to', async () => {
  const first = await program('data')
  await untilSaved(first.backup)
  renameSync(place, `${place}.unmounted`)
  await aVendor(first.db)
  await untilState(first.backup, 'away')
  expect(first.backup.status().problem).toContain('mount or create it')
  renameSync(`${place}.unmounted`, place)
  await untilState(first.backup, 'running')
  await untilSaved(first.backup)
  expect(await hashOfRestored()).toBe(await contentHash(first.db))

  const second = await program('other')
  await untilState(second.backup, 'in_use')
  expect(second.backup.status()).toMatchObject({
    point: null,
    problem: expect.stringContaining('Another program') as string,
  })
  await expect(second.backup.restore((await first.backup.points())[0]!.id, () => {})).rejects.toThrow('Another program')
  await stopOne()
  await untilState(second.backup, 'running')
})

it('takes turns with other nodes of the site, and restores on any of them', async () => {
  const url = await ownedPostgresql()
  const first = await program('first', url)
  const kept = await aVendor(first.db)
  await untilSaved(first.backup)
  const second = await program('second', url)
  await vi.waitFor(() => expect(second.backup.status().point).toEqual(first.backup.status().point), patience)
  const [former] = await second.backup.points()

  await first.db.delete(vendors)
  const bytes = new Uint8Array(await aPictureFile({ width: 64, height: 40 }))
  const picture = await storePicture(first.db, first.storage, { bucket: 'trip-images', bytes, keep: true })
  const before = await contentHash(first.db)
  const steps: string[] = []
  const replaced = await second.backup.restore(former!.id, ({ step }) => steps.push(step))
  expect([...new Set(steps)]).toEqual(['saving', 'pictures', 'rows', 'checking', 'done'])
  expect(await first.db.select({ id: vendors.id }).from(vendors)).toEqual([{ id: kept.id }])
  expect(await first.db.$count(pictures)).toBe(0)

  // The way back is the point that was made of what was there.
  await first.backup.restore(replaced.former.id, () => {})
  expect(await contentHash(first.db)).toBe(before)
  expect(await first.storage.get(picture.url.slice('/media/'.length))).not.toBeNull()
})

it('follows the owner to another place, also after a start and without one', async () => {
  const first = await program('data', '', '')
  expect(first.backup.status().state).toBe('off')
  const saved = await first.backup.setup.save({ kind: 'folder', folder: place })
  expect(saved).toEqual({ problem: null, same_disk: true, key: testKey })
  await untilState(first.backup, 'running')
  const other = join(folder, 'other')
  mkdirSync(other)
  await first.backup.setup.save({ kind: 'folder', folder: other })
  expect(first.backup.status().target).toBe(other)
  await untilState(first.backup, 'running')
  const [point] = await first.backup.points()
  await stopOne()

  const second = await program('data', '', '')
  expect(second.backup.status().target).toBe(other)
  await untilState(second.backup, 'running')
  await second.backup.restore(point!.id, () => {})
  expect(await second.backup.setup.read()).toMatchObject({ state: 'set', place: { kind: 'folder', folder: other } })
  await second.backup.setup.remove()
  expect(second.backup.status().state).toBe('off')
})
