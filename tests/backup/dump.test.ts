import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { joined } from '#server/backup/archive/byte-reader.ts'
import { parseKey } from '#server/backup/archive/backup-key.ts'
import { makeArchive } from '#server/backup/archive/one-file.ts'
import { openBackup, type Backup } from '#server/backup/open-backup.ts'
import { restoreFile } from '#server/backup/restore/restore-file.ts'
import { restoreTarget } from '#server/backup/restore/restore-target.ts'
import { readConfig } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { embeddedUrl } from '#server/db/embedded/open-embedded.ts'
import { openPostgresql } from '#server/db/postgresql.ts'
import { changes, pictures } from '#server/db/schema.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { storePicture } from '#server/media/store-picture.ts'
import { folderTarget, openFolder, restoreInto, restoreOptions, silent } from '#tests/support/database/backed-up.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { ownedPostgresql } from '#tests/support/database/open-fresh.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { testKey } from '#tests/support/files/test-key.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-dump-'))
const patience = { timeout: 90_000, interval: 100 }
const key = parseKey(testKey)

let folder = ''
const opened: { close: () => Promise<void> }[] = []

beforeEach(() => {
  folder = mkdtempSync(join(all, 'test-'))
})
afterEach(async () => {
  while (opened.length > 0) await opened.pop()!.close()
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

async function openServer(url: string): Promise<Database> {
  const database = await openPostgresql(url, silent)
  opened.push(database)
  return database
}

async function openRestored(dataDir: string): Promise<Database> {
  const database = await openFolder(dataDir)
  opened.push(database)
  return database
}

/** A site whose database has a server of its own, with some content; its pictures lie in a folder. */
async function aSite() {
  const url = await ownedPostgresql()
  const { db } = await openServer(url)
  const storage = folderStorage(join(folder, 'files'))
  const upload = async () => {
    const bytes = new Uint8Array(await aPictureFile({ width: 64, height: 40 }))
    return (await storePicture(db, storage, { bucket: 'trip-images', bytes, keep: true })).url.slice('/media/'.length)
  }
  const picture = await upload()
  const title = 'Line one\nline two \\N \\. "quoted" 🐅 लद्दाख'
  await aTrip(db, { status: 'published', title, featured_image: `/media/${picture}` })
  return { url, db, storage, upload, picture }
}

async function startNode(url: string, name: string, storage = folderStorage(join(folder, 'files'))): Promise<Backup> {
  const place = join(folder, 'target')
  mkdirSync(place, { recursive: true })
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    BACKUP_URL: `file://${place}`,
    BACKUP_KEY: testKey,
  }
  const backup = await openBackup({ config: readConfig(environment), storage, log: silent, onNewKey: () => {} })
  opened.push({ close: () => backup.stop() })
  return backup
}

/** What no row shows: triggers record changes, and foreign keys are there. */
async function expectWhole({ db }: Database, keys: number): Promise<void> {
  const before = await db.$count(changes)
  await aVendor(db)
  expect(await db.$count(changes)).toBe(before + 1)
  expect(await foreignKeys(db)).toBe(keys)
}

async function foreignKeys(db: Database['db']): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from pg_constraint where contype = 'f' and convalidated`,
  )) as unknown as { rows: { count: number }[] }
  return rows[0]!.count
}

describe('the backup of a database with a server of its own', () => {
  it('dumps it, tries the restore, sends pictures at once, and every node tells the same', async () => {
    const { url, db, storage, upload, picture } = await aSite()
    const first = await startNode(url, 'first')
    await vi.waitFor(() => expect(first.status().drill?.passed).toBe(true), patience)
    expect(first.status()).toMatchObject({ kind: 'nightly', state: 'running', pictures: 1, problem: null })
    const second = await startNode(url, 'second')
    await vi.waitFor(() => expect(second.status()).toMatchObject({ state: 'running', pictures: 1 }), patience)
    expect(second.status().base).toEqual(first.status().base)

    const hash = await contentHash(db)
    const keys = await foreignKeys(db)
    const later = await upload()
    const target = folderTarget(join(folder, 'target'))
    await vi.waitFor(async () => expect(await target.list('files/')).toContain(`files/${later}`), patience)

    // The dump does not know it, as it is older.
    const embedded = join(folder, 'embedded')
    const report = await restoreInto(embedded, target)
    expect(report.pictures).toEqual({ restored: 1, missing: [] })
    expect(readdirSync(join(embedded, 'files', 'trip-images'))).toEqual([picture.split('/')[1]])
    const restored = await openRestored(embedded)
    expect(await contentHash(restored.db)).toBe(hash)
    await expectWhole(restored, keys)

    const empty = await ownedPostgresql()
    const options = { ...restoreOptions, target, to: null, databaseUrl: empty, storage }
    await restoreTarget({ ...options, dataDir: join(folder, 'elsewhere') })
    const server = await openServer(empty)
    expect(await contentHash(server.db)).toBe(hash)
    await expectWhole(server, keys)
    await expect(restoreTarget({ ...options, dataDir: join(folder, 'again') })).rejects.toThrow(
      'DATABASE_URL: the database has data already',
    )
  })
})

describe('one file', () => {
  it('of a server goes into the embedded database, and one of the embedded database into a server', async () => {
    const { url, db, storage } = await aSite()
    const [dataDir, path] = [join(folder, 'data'), join(folder, 'archive')]
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'session-secret'), 'a secret')
    writeFileSync(path, await joined(makeArchive({ url, isEmbedded: false, dataDir, storage, key })))
    const hash = await contentHash(db)

    const embedded = join(folder, 'embedded')
    await restoreFile({ ...restoreOptions, dataDir: embedded, path, key })
    expect(readFileSync(join(embedded, 'session-secret'), 'utf8')).toBe('a secret')
    const restored = await openRestored(embedded)
    expect(await contentHash(restored.db)).toBe(hash)
    expect(await restored.db.$count(pictures)).toBe(1)

    const parts = { url: embeddedUrl(embedded), isEmbedded: true, dataDir: embedded, storage, key: null }
    writeFileSync(`${path}.plain`, await joined(makeArchive(parts)))
    const empty = await ownedPostgresql()
    const report = await restoreFile({
      ...restoreOptions,
      dataDir: join(folder, 'server'),
      databaseUrl: empty,
      path: `${path}.plain`,
      key: null,
    })
    expect(report.database.indexes).toBeNull()
    expect(await contentHash((await openServer(empty)).db)).toBe(hash)
  })

  it('is refused if it is damaged, or another program made it, and the database stays empty', async () => {
    const { url, storage } = await aSite()
    const path = join(folder, 'archive')
    const bytes = await joined(makeArchive({ url, isEmbedded: false, dataDir: folder, storage, key: null }))
    const empty = await ownedPostgresql()
    const restore = () =>
      restoreFile({ ...restoreOptions, dataDir: join(folder, 'server'), databaseUrl: empty, path, key: null })
    for (const [content, message] of [
      [bytes.subarray(0, bytes.length - 100), /damaged/],
      [Buffer.from('no archive'), /damaged|not one of this program/],
    ] as const) {
      writeFileSync(path, content)
      await expect(restore()).rejects.toThrow(message)
    }
    writeFileSync(path, bytes)
    await restore()
  })
})
