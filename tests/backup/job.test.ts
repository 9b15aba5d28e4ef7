import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openBackup, type Backup } from '#server/backup/open-backup.ts'
import { readConfig } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { folderTarget, openFolder, restoreInto, silent } from '#tests/support/database/backed-up.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { testKey } from '#tests/support/files/test-key.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-job-'))
const template = join(all, 'template')
const patience = { timeout: 60_000, interval: 50 }

let folder = ''
let place = ''
const running: { backup: Backup; database: Database }[] = []

beforeAll(async () => {
  const database = await openFolder(template)
  await database.close()
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

async function stopOne(): Promise<void> {
  const { backup, database } = running.shift()!
  await backup.stop()
  await database.close()
}

/** The program's parts that back up, on a data folder of its own. */
async function program(name: string) {
  const dataDir = join(folder, name)
  cpSync(template, dataDir, { recursive: true, force: false, errorOnExist: false })
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_URL: `file://${place}`, BACKUP_KEY: testKey })
  const database = await openFolder(dataDir)
  const storage = folderStorage(join(dataDir, 'files'))
  const backup = await openBackup({ config, storage, log: silent, onNewKey: () => {} })
  running.push({ backup, database })
  return { backup, db: database.db }
}

function untilState(backup: Backup, state: string): Promise<void> {
  return vi.waitFor(() => expect(backup.status().state).toBe(state), patience)
}

/** All that is saved now is at the target. */
async function untilShipped(backup: Backup): Promise<void> {
  const now = Date.now()
  await vi.waitFor(() => expect(Date.parse(backup.status().shipped_until!)).toBeGreaterThan(now), patience)
}

async function hashOfRestored(name: string): Promise<string> {
  await restoreInto(join(folder, name), folderTarget(place))
  const database = await openFolder(join(folder, name))
  return contentHash(database.db).finally(() => database.close())
}

it('goes on where it was after a start, and sends what it missed while its target was away', async () => {
  const first = await program('data')
  await untilState(first.backup, 'running')
  const base = first.backup.status().base
  await aVendor(first.db)
  await stopOne()

  const second = await program('data')
  await untilState(second.backup, 'running')
  expect(second.backup.status().base).toEqual(base)

  renameSync(place, `${place}.unmounted`)
  await aVendor(second.db)
  await untilState(second.backup, 'away')
  expect(second.backup.status().problem).toContain('mount or make it')
  await aVendor(second.db)
  renameSync(`${place}.unmounted`, place)
  await untilState(second.backup, 'running')
  await untilShipped(second.backup)
  expect(await hashOfRestored('restored')).toBe(await contentHash(second.db))
})

it('leaves a target alone that another program writes to, and takes it over when that one has stopped', async () => {
  const first = await program('first')
  await untilState(first.backup, 'running')
  await aVendor(first.db)
  const second = await program('second')
  await untilState(second.backup, 'in_use')
  expect(second.backup.status()).toMatchObject({
    base: null,
    problem: expect.stringContaining('Another program') as string,
  })
  await untilShipped(first.backup)
  const expected = await contentHash(first.db)
  expect(await hashOfRestored('restored')).toBe(expected)
  await stopOne()
  await untilState(second.backup, 'running')
})

it('tries a restore after its first base', async () => {
  const { backup } = await program('data')
  await vi.waitFor(() => expect(backup.status().drill?.passed).toBe(true), patience)
  expect(backup.status().bytes).toBeGreaterThan(1_000_000)
})
