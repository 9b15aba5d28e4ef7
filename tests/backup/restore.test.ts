import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/open-embedded.ts'
import { openPostgresql } from '#server/db/postgresql.ts'
import { changes } from '#server/db/schema.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { storePicture } from '#server/media/store-picture.ts'
import { folderTarget, openDumper, restoreInto, silent } from '#tests/support/database/backed-up.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { ownedPostgresql } from '#tests/support/database/open-fresh.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-restore-'))
let folder = ''
const opened: { close: () => Promise<unknown> }[] = []

beforeEach(() => {
  folder = mkdtempSync(join(all, 'test-'))
})
afterEach(async () => {
  while (opened.length > 0) await opened.pop()!.close()
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

/** A place for a site: a data folder, and the address of an empty database that runs. */
async function aPlace(kind: 'embedded' | 'server', name: string) {
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  const storage = folderStorage(join(dataDir, 'files'))
  if (kind === 'server') return { dataDir, storage, url: await ownedPostgresql() }
  const server = await startEmbedded({ dataDir, log: silent })
  opened.push({ close: server.stop })
  return { dataDir, storage, url: server.url }
}

async function open(url: string): Promise<Database> {
  const database = await openPostgresql(url, silent)
  opened.push(database)
  return database
}

async function upload({ db }: Database, storage: ReturnType<typeof folderStorage>): Promise<string> {
  const bytes = new Uint8Array(await aPictureFile({ width: 64, height: 40 }))
  return (await storePicture(db, storage, { bucket: 'trip-images', bytes, keep: true })).url
}

/** What no row shows: triggers record changes, foreign keys hold, and the next numbers are free. */
async function expectWhole({ db }: Database): Promise<void> {
  const before = await db.$count(changes)
  await aVendor(db)
  expect(await db.$count(changes)).toBe(before + 1)
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from pg_constraint where contype = 'f' and convalidated`,
  )) as unknown as { rows: { count: number }[] }
  expect(rows[0]!.count).toBeGreaterThan(20)
  await expect(aTrip(db, { vendor_id: '00000000-0000-4000-8000-000000000000' })).rejects.toThrow()
}

describe('a restore', () => {
  it.each([
    ['embedded', 'server'],
    ['server', 'embedded'],
    ['server', 'server'],
  ] as const)('gives everything back, from %s to %s', async (from, to) => {
    const source = await aPlace(from, 'source')
    writeFileSync(join(source.dataDir, 'session-secret'), 'a secret of the source\n')
    const site = await open(source.url)
    const url = await upload(site, source.storage)
    await aTrip(site.db, { featured_image: url, title: 'Line one\nline two \\N \\. "quoted" 🐅 लद्दाख' })
    const target = folderTarget(join(folder, 'target'))
    await (await openDumper(source, target)).dump()
    const hash = await contentHash(site.db)

    const place = await aPlace(to, 'restored')
    const report = await restoreInto(place, target)
    expect(report).toMatchObject({ counts: { trips: 1, pictures: 1 }, pictures: { restored: 1, missing: [] } })
    expect(readFileSync(join(place.dataDir, 'session-secret'), 'utf8').trim()).toBe('a secret of the source')
    expect(readFileSync(join(place.dataDir, 'files', url.slice('/media/'.length))).length).toBeGreaterThan(0)
    const restored = await open(place.url)
    expect(await contentHash(restored.db)).toBe(hash)
    await expectWhole(restored)
  })
})
