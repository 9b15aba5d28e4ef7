import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joined } from '#server/backup/archive/byte-reader.ts'
import type { ObjectStorageSettings } from '#server/config/storage-settings.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgresql } from '#server/db/postgresql.ts'
import { changes } from '#server/db/schema.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { openS3Client } from '#server/files/s3-client.ts'
import { s3Storage } from '#server/files/s3-storage.ts'
import type { Storage } from '#server/files/storage.ts'
import { storePicture } from '#server/media/store-picture.ts'
import { openFolder, silent } from '#tests/support/database/backed-up.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { ownedPostgresql } from '#tests/support/database/open-fresh.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { runCommand } from '#tests/support/program/run-command.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-move-'))
const dataDir = join(all, 'data')
const pictureCount = 12

const s3 = objectStorageServer()
let hash = ''
let files: Record<string, string> = {}

beforeAll(async () => {
  await opened(openFolder(dataDir), async ({ db }) => {
    const storage = folderStorage(join(dataDir, 'files'))
    const bytes = new Uint8Array(await aPictureFile({ width: 64, height: 40 }))
    for (let count = 0; count < pictureCount; count += 1) {
      await storePicture(db, storage, { bucket: 'trip-images', bytes, keep: true })
    }
    await aTrip(db, { status: 'published', title: 'Line one\nline two \\N \\. "quoted" 🐅 लद्दाख' })
    hash = await contentHash(db)
    files = await contentsOf(storage)
  })
}, 120_000)
afterAll(() => rmSync(all, { recursive: true, force: true }))

async function opened<Result>(opening: Promise<Database>, work: (database: Database) => Promise<Result>) {
  const database = await opening
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function contentsOf(storage: Storage): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for (const key of await storage.list('')) {
    contents[key] = (await joined((await storage.get(key))!.stream())).toString('base64')
  }
  return contents
}

const move = (args: string[], run: Omit<Parameters<typeof runCommand>[1], 'args'>) =>
  runCommand('move', { args, ...run })

function bucketUrl({ bucket, endpoint }: ObjectStorageSettings): string {
  return `s3://${bucket}?endpoint=${endpoint}`
}

it('moves to a server and a bucket and back, goes on after a kill, and leaves the source as it was', async () => {
  const settings = s3()
  const credentials = { MOVE_ACCESS_KEY_ID: settings.accessKeyId, MOVE_SECRET_ACCESS_KEY: settings.secretAccessKey }
  const environment = { DATA_DIR: dataDir, ...credentials }
  const url = await ownedPostgresql()
  const there = ['--to', url, '--files', bucketUrl(settings)]
  await opened(openFolder(dataDir), async () => {
    expect(await move(there, { environment })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/the program runs; stop it first/) as string,
    })
  })
  const killed = await move(there, { environment, killAt: 'pictures: ' })
  expect(killed).toMatchObject({ code: null, stdout: expect.not.stringContaining('Moved') as string })
  await expect(openPostgresql(url, silent)).rejects.toThrow('a restore or move into this database was interrupted')

  const moved = await move(there, { environment })
  expect([moved.stderr, moved.code]).toEqual(['', 0])
  expect(moved.stdout).toMatch(/^Moved \d+ tables with \d+ rows; each was compared\.$/m)
  expect(moved.stdout).toContain(`Moved ${Object.keys(files).length} files`)
  const bucket = s3Storage(await openS3Client(settings), settings.bucket)
  expect(await contentsOf(bucket)).toEqual(files)
  await opened(openPostgresql(url, silent), async ({ db }) => expect(await contentHash(db)).toBe(hash))
  await opened(openFolder(dataDir), async ({ db }) => expect(await contentHash(db)).toBe(hash))
  expect(await contentsOf(folderStorage(join(dataDir, 'files')))).toEqual(files)
  expect(await move(there, { environment })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/the database has data already/) as string,
  })

  const back = join(all, 'back')
  const source = {
    DATA_DIR: back,
    DATABASE_URL: url,
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint!,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  }
  const here = ['--to', 'embedded', '--files', 'folder']
  const half = await move(here, { environment: source, killAt: 'trips: ' })
  expect(half.code).toBeNull()
  expect(readdirSync(back)).toContain('postgres.moving')
  const returned = await move(here, { environment: source })
  expect([returned.stderr, returned.code]).toEqual(['', 0])
  expect(hashesIn(returned.stdout)).toEqual(hashesIn(moved.stdout))
  expect(readdirSync(back).filter((name) => name.includes('moving'))).toEqual([])
  expect(await contentsOf(folderStorage(join(back, 'files')))).toEqual(files)
  await opened(openFolder(back), async ({ db }) => {
    expect(await contentHash(db)).toBe(hash)
    const before = await db.$count(changes)
    await aVendor(db)
    expect(await db.$count(changes)).toBe(before + 1)
  })
})

function hashesIn(output: string): string[] {
  return [...output.matchAll(/^Hash of all .*: ([\da-f]{64})$/gm)].map(([, found]) => found!)
}

it('refuses files that are not of the same move, and addresses that are none', async () => {
  const folder = join(all, 'other')
  cpSync(dataDir, folder, { recursive: true })
  const settings = { ...s3(), bucket: 'other' }
  const bucket = s3Storage(await openS3Client(settings), 'other')
  await bucket.put('trip-images/1700000000000-ab12cd.jpg', Buffer.from('of somebody else'))
  const environment = { DATA_DIR: folder, MOVE_ACCESS_KEY_ID: 'S3RVER', MOVE_SECRET_ACCESS_KEY: 'S3RVER' }
  for (const [args, message] of [
    [['--files', bucketUrl(settings)], /--files: there are files already/],
    [['--files', 'folder'], /--files: the files are there already/],
    [['--to', 'embedded'], /--to: the database is the embedded one already/],
    [['--to', 'mysql://somewhere/else'], /--to: must be 'embedded' or such as postgres/],
    [[], /^Use: npm run move/],
  ] as const) {
    expect(await move([...args], { environment })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message) as string,
    })
  }
})
