import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseKey } from '#server/backup/archive/backup-key.ts'
import { makeArchive } from '#server/backup/archive/one-file.ts'
import { joined } from '#server/backup/archive/byte-reader.ts'
import { runDrill } from '#server/backup/restore/drill.ts'
import { restoreFile } from '#server/backup/restore/restore-file.ts'
import { names } from '#server/backup/target/layout.ts'
import { targetOn, type Target } from '#server/backup/target/open-target.ts'
import { embeddedUrl } from '#server/db/embedded/open-embedded.ts'
import { vendors } from '#server/db/schema.ts'
import { openS3Client } from '#server/files/s3-client.ts'
import { s3Storage } from '#server/files/s3-storage.ts'
import { storePicture } from '#server/media/store-picture.ts'
import {
  folderTarget,
  openBackedUp,
  openFolder,
  restoreInto,
  restoreOptions,
  silent,
  type BackedUp,
} from '#tests/support/database/backed-up.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { testKey } from '#tests/support/files/test-key.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-restore-'))
const template = join(all, 'template')
const otherKey = 'hatheli-key-CQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQmMDMF6'

let folder = ''
let backed: BackedUp | null = null

beforeAll(async () => {
  const database = await openFolder(template)
  await database.close()
})
beforeEach(() => {
  folder = mkdtempSync(join(all, 'test-'))
})
afterEach(async () => {
  await backed?.close()
  backed = null
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

const s3 = objectStorageServer()

/** A data folder with a first base at a target. */
async function start(target: Target, dataDir = join(folder, 'data')): Promise<BackedUp> {
  cpSync(template, dataDir, { recursive: true })
  backed = await openBackedUp(dataDir, target)
  await backed.makeBase()
  return backed
}

async function upload({ database, storage }: BackedUp): Promise<string> {
  const bytes = new Uint8Array(await aPictureFile({ width: 64, height: 40 }))
  return (await storePicture(database.db, storage, { bucket: 'trip-images', bytes, keep: true })).url
}

async function hashIn(dataDir: string): Promise<string> {
  const database = await openFolder(dataDir)
  try {
    return await contentHash(database.db)
  } finally {
    await database.close()
  }
}

/** @returns paths of the objects of a target in a folder. */
function objects(place: string, kind: string): string[] {
  return readdirSync(join(place, kind), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

describe('a restore', () => {
  it('gives every row and picture back, from a folder and from a bucket, also of a database that was restored', async () => {
    const settings = s3()
    const target = targetOn(s3Storage(await openS3Client(settings), settings.bucket, 'site/backup/'), parseKey(testKey))
    const first = await start(target)
    const url = await upload(first)
    await aVendor(first.database.db)
    await first.session.ship()
    const hash = await contentHash(first.database.db)
    await first.close()
    const again = join(folder, 'again')
    const report = await restoreInto(again, target)
    expect(report.pictures).toEqual({ restored: 1, missing: [] })
    expect(readFileSync(join(again, 'files', url.slice('/media/'.length))).length).toBeGreaterThan(0)
    expect(await hashIn(again)).toBe(hash)
    // It goes on to the same target, in a log of its own.
    backed = await openBackedUp(again, target)
    expect(backed.session.base()).toBeNull()
    await backed.makeBase()
    await aVendor(backed.database.db)
    await backed.session.ship()
    const later = await contentHash(backed.database.db)
    await restoreInto(join(folder, 'third'), target)
    expect(await hashIn(join(folder, 'third'))).toBe(later)
  })

  it('gives any moment back, those between two bases too', async () => {
    const target = folderTarget(join(folder, 'target'))
    const { database, session, makeBase } = await start(target)
    const moments: { at: number; hash: string }[] = []
    for (let round = 0; round < 3; round += 1) {
      await aVendor(database.db)
      if (round === 1) await makeBase()
      await pause(5)
      moments.push({ at: Date.now(), hash: await contentHash(database.db) })
      await pause(5)
    }
    await database.db.delete(vendors)
    await session.ship()
    for (const [index, { at, hash }] of moments.entries()) {
      const dataDir = join(folder, `moment-${index}`)
      await restoreInto(dataDir, target, at)
      expect(await hashIn(dataDir)).toBe(hash)
    }
    await expect(restoreInto(join(folder, 'early'), target, 0)).rejects.toThrow(
      /^The oldest moment that can be restored/,
    )
  })

  it('refuses what is damaged, exchanged, missing or another key’s, and leaves nothing behind', async () => {
    const place = join(folder, 'target')
    const target = folderTarget(place)
    const { database, session } = await start(target)
    for (let piece = 0; piece < 3; piece += 1) {
      await aVendor(database.db)
      await session.ship()
    }
    const dataDir = join(folder, 'restored')
    const refused = async (change: (copy: string) => void, message: RegExp, key = testKey) => {
      const copy = join(folder, 'copy')
      cpSync(place, copy, { recursive: true })
      change(copy)
      await expect(restoreInto(dataDir, folderTarget(copy, key))).rejects.toThrow(message)
      rmSync(copy, { recursive: true })
      expect(readdirSync(dataDir).filter((name) => name !== 'postgres.lock')).toEqual([])
    }
    const flip = (path: string, at: number) => {
      const bytes = readFileSync(path)
      bytes[bytes.length + at]! ^= 1
      writeFileSync(path, bytes)
    }
    await refused(
      (copy) => flip(objects(copy, 'log').at(-1)!, -20),
      /is damaged, incomplete or not part of this backup/,
    )
    await refused((copy) => flip(objects(copy, 'base').at(-2)!, -9), /is damaged, incomplete or not part/)
    await refused((copy) => {
      const [one, other] = objects(copy, 'log').slice(-2)
      renameSync(one!, join(copy, 'kept'))
      renameSync(other!, one!)
      renameSync(join(copy, 'kept'), other!)
    }, /is damaged, incomplete or not part of this backup/)
    await refused((copy) => rmSync(objects(copy, 'log').at(-2)!), /The backup is damaged: the log is missing/)
    await refused((copy) => rmSync(objects(copy, 'base').find((path) => path.endsWith('part-00001'))!), /is missing/)
    await refused(() => {}, /was encrypted with another key/, otherKey)
    await refused((copy) => rmSync(join(copy, 'base'), { recursive: true }), /There is no complete backup/)
    await restoreInto(dataDir, target)
    await expect(restoreInto(dataDir, target)).rejects.toThrow(`DATA_DIR: ${dataDir} has data already`)
  })

  it('names pictures that are not in the backup', async () => {
    const target = folderTarget(join(folder, 'target'))
    const first = await start(target)
    const url = await upload(first)
    await first.session.ship()
    await target.remove(names.file(url.slice('/media/'.length)))
    const report = await restoreInto(join(folder, 'restored'), target)
    expect(report.pictures.missing).toEqual([url.slice('/media/'.length)])
    const drill = await runDrill({ target, dataDir: folder, log: silent, signal: new AbortController().signal })
    expect(drill).toMatchObject({ passed: false, message: '1 picture that is stored is missing in the backup.' })
  })

  it('is tried out without a trace', async () => {
    const target = folderTarget(join(folder, 'target'))
    const first = await start(target)
    await upload(first)
    await aVendor(first.database.db)
    await first.session.ship()
    const drill = await runDrill({ target, dataDir: folder, log: silent, signal: new AbortController().signal })
    expect(drill).toMatchObject({ passed: true, message: expect.stringContaining('0 trips and 1 picture;') as string })
    expect(readdirSync(folder).sort()).toEqual(['data', 'target'])
  })
})

describe('one file', () => {
  it.each([
    ['encrypted', parseKey(testKey)],
    ['plain', null],
  ])('has everything of the moment it was made at, %s', async (_kind, key) => {
    const first = await start(folderTarget(join(folder, 'target')))
    await upload(first)
    await aVendor(first.database.db)
    const dataDir = join(folder, 'data')
    writeFileSync(join(dataDir, 'session-secret'), 'a secret')
    const parts = { url: embeddedUrl(dataDir), isEmbedded: true, dataDir, storage: first.storage, key }
    const path = join(folder, 'archive')
    writeFileSync(path, await joined(makeArchive(parts)))
    const hash = await contentHash(first.database.db)
    const restored = join(folder, 'restored')
    const options = { ...restoreOptions, dataDir: restored, path }
    if (key) {
      await expect(restoreFile({ ...options, key: parseKey(otherKey) })).rejects.toThrow('another key')
      await expect(restoreFile({ ...options, key: null })).rejects.toThrow('the archive is encrypted')
      const bytes = readFileSync(path)
      writeFileSync(join(folder, 'cut'), bytes.subarray(0, bytes.length - 70_000))
      await expect(restoreFile({ ...options, path: join(folder, 'cut'), key })).rejects.toThrow('damaged')
    }
    const report = await restoreFile({ ...options, key })
    expect(report.pictures).toEqual({ restored: 1, missing: [] })
    expect(readFileSync(join(restored, 'session-secret'), 'utf8')).toBe('a secret')
    expect(await hashIn(restored)).toBe(hash)
  })
})
