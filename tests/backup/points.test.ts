import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removeOld } from '#server/platform/backup/retention/remove-old.ts'
import { listPoints, readPoint, type RestorePoint } from '#server/platform/backup/points/restore-point.ts'
import { readPictures } from '#server/platform/backup/points/picture-list.ts'
import type { Target } from '#server/platform/backup/target/open-target.ts'
import type { Db } from '#server/platform/db/database.ts'
import { vendors } from '#server/platform/db/schema.ts'
import { storePicture } from '#server/platform/media/store-picture.ts'
import { upload } from '#tests/support/database/backed-up-site.ts'
import { folderTarget, openDumper, restoreInto } from '#tests/support/database/backed-up.ts'
import { backupPlaces } from '#tests/support/database/backup-place.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { rounds } from '#tests/support/rounds.ts'

const places = backupPlaces()

/** Counts what is put, and fails from a number on. */
function watchedTarget(failFrom = Infinity): Target & { puts: string[]; failFrom: number } {
  const target = folderTarget(join(places.folder(), 'target'))
  const watched = {
    ...target,
    puts: [] as string[],
    failFrom,
    async put(name: string, bytes: Uint8Array) {
      if (watched.puts.length >= watched.failFrom) throw new Error('the line is cut')
      watched.puts.push(name)
      return target.put(name, bytes)
    },
  }
  return watched
}

/** Writes of every kind that PostgreSQL stores in another way. */
const writes: Record<string, (db: Db) => Promise<unknown>> = {
  insert: (db) => aVendor(db),
  many: (db) =>
    db.execute(
      sql`insert into vendors (vendor_name, region, description) select 'v' || n, 'Goa', repeat('d', 900) from generate_series(1, 300) n`,
    ),
  large: (db) =>
    aVendor(db, {
      description: Array.from({ length: 900 }, () => Math.random())
        .join('')
        .slice(0, 4000),
    }),
  update: (db) =>
    db
      .update(vendors)
      .set({ region: String(Math.random()) })
      .where(sql`random() < 0.1`),
  twice: (db) =>
    db.transaction(async (tx) => {
      await tx.update(vendors).set({ region: 'first' })
      await tx
        .update(vendors)
        .set({ region: String(Math.random()) })
        .where(sql`random() < 0.5`)
    }),
  delete: (db) => db.delete(vendors).where(sql`random() < 0.2`),
  rollBack: (db) =>
    db
      .transaction(async (tx) => {
        await tx.delete(vendors)
        tx.rollback()
      })
      .catch(() => {}),
  truncate: (db) => db.execute(sql`truncate search_entries`),
  vacuum: (db) => db.execute(sql`vacuum vendors`),
  rewrite: (db) => db.execute(sql`vacuum full vendors`),
  trip: (db) => aTrip(db, { featured_image: null }),
}

describe('restore points', () => {
  it('each give back exactly the state of their moment, whatever is written between them', async () => {
    const step = fc.array(fc.constantFrom(...Object.keys(writes)), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 4 }), async (steps) => {
        const source = await places.empty()
        const { db } = await places.open(source)
        const target = folderTarget(join(source.dataDir, 'target'))
        const { dump } = await openDumper(source, target)
        const expected = new Map<string, string>()
        for (const names of steps) {
          for (const name of names) await writes[name]!(db)
          expected.set((await dump()).id, await contentHash(db))
        }
        for (const point of await listPoints(target)) {
          const place = await places.empty()
          await restoreInto(place, target, { point })
          expect(await places.hashOf(place)).toBe(expected.get(point.id))
        }
      }),
      { numRuns: rounds(2), endOnFailure: true },
    )
  })

  it('cost what changed: nothing without a change, little for one row of many', async () => {
    const source = await places.empty()
    const { db } = await places.open(source)
    for (let time = 0; time < 8; time += 1) await writes.many!(db)
    await upload(db, source)
    const target = watchedTarget()
    const { dump } = await openDumper(source, target)
    const first = await dump()
    target.puts.length = 0
    expect(await dump()).toBe(first)
    // After a start everything is read again, and is there already.
    expect((await (await openDumper(source, target)).dump()).id).toBe(first.id)
    expect(target.puts).toEqual([])
    await db
      .update(vendors)
      .set({ region: 'Kerala' })
      .where(sql`id = (select id from vendors limit 1)`)
    const second = await dump()
    expect(target.puts.length).toBeLessThan(20)
    expect(second.sentBytes).toBeLessThan(first.sentBytes / 2)
  })

  it('store equal pictures once, also when they were uploaded together', async () => {
    const source = await places.empty()
    const { db } = await places.open(source)
    const file = new Uint8Array(await aPictureFile({ width: 64, height: 40 }))
    for (const bucket of ['trip-images', 'blog-images', 'hero-images'] as const)
      await storePicture(db, source.storage, { bucket, bytes: file, keep: true })
    const target = watchedTarget()
    const { dump } = await openDumper(source, target)
    expect((await dump()).pictures).toBe(3)
    expect(target.puts.filter((name) => name.startsWith('pictures/'))).toHaveLength(1)
    expect((await restoreInto(await places.empty(), target)).pictures).toEqual({ restored: 3, missing: [] })
  })

  it('are whole or not there: an interrupted dump leaves the former one', async () => {
    const source = await places.empty()
    const { db } = await places.open(source)
    const target = watchedTarget()
    const { dump } = await openDumper(source, target)
    await aVendor(db)
    const first = await dump()
    const hash = await contentHash(db)
    for (let count = 0; ; count += 1) {
      await upload(db, source)
      await aVendor(db)
      Object.assign(target, { puts: [], failFrom: count })
      const failure = await dump().catch((error: Error) => error.message)
      if (typeof failure !== 'string') break
      expect(failure).toBe('the line is cut')
      expect((await listPoints(target)).map(({ id }) => id)).toEqual([first.id])
    }
    const place = await places.empty()
    await restoreInto(place, target, { point: first })
    expect(await places.hashOf(place)).toBe(hash)
    const newest = await places.empty()
    expect((await restoreInto(newest, target)).pictures.missing).toEqual([])
    expect(await places.hashOf(newest)).toBe(await contentHash(db))
  })

  it('that stay lack nothing when the others are removed', async () => {
    const source = await places.empty()
    const { db } = await places.open(source)
    const target = folderTarget(join(places.folder(), 'target'))
    const { dump, sent } = await openDumper(source, target)
    const made: RestorePoint[] = []
    for (let count = 0; count < 6; count += 1) {
      const url = await upload(db, source)
      await aVendor(db)
      made.push(await dump())
      await db.execute(sql`delete from pictures where url = ${url}`)
    }
    const before = (await target.list('')).length
    const later = new Date(made[0]!.at + 3 * 24 * 3_600_000)
    expect(await removeOld(target, sent, later, async () => {})).toEqual([])
    const left = await listPoints(target)
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([made[0]!.id, made.at(-1)!.id]))
    expect(left.length).toBeLessThan(made.length)
    expect((await target.list('')).length).toBeLessThan(before)
    for (const { id } of left) await expectWhole(target, id)
    // What was removed is known to be gone: the next dump sends it again if it needs it.
    await aVendor(db)
    await expectWhole(target, (await dump()).id)
    const there = await target.list('')
    const isOver = () => Promise.reject(new Error('not our turn'))
    await expect(removeOld(target, sent, later, isOver)).rejects.toThrow('not our turn')
    expect(await target.list('')).toEqual(there)
  })
})

async function expectWhole(target: Target, id: string): Promise<void> {
  const manifest = await readPoint(target, id)
  for (const { chunks } of manifest.tables) for (const { hash } of chunks) await target.getContent('rows/', hash)
  for (const { hash } of await readPictures(target, manifest)) if (hash) await target.getContent('pictures/', hash)
}
