import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listPoints, readPoint } from '#server/platform/backup/points/restore-point.ts'
import type { Target } from '#server/platform/backup/target/open-target.ts'
import { aBackedUpSite, chunkOf, countOf } from '#tests/support/database/backed-up-site.ts'
import { folderTarget, restoreInto } from '#tests/support/database/backed-up.ts'
import { backupPlaces } from '#tests/support/database/backup-place.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { otherKey } from '#tests/support/files/test-key.ts'

const places = backupPlaces()

/** What is done to a copy of a target, and what a restore of it says. */
const damages: [string, (target: Target, id: string, place: string) => Promise<void>, RegExp][] = [
  [
    'is damaged',
    async (_target, id, place) => {
      const path = join(place, `points/${id}`)
      const bytes = readFileSync(path)
      bytes[bytes.length - 20]! ^= 1
      writeFileSync(path, bytes)
    },
    /^The backup is damaged: points\/.* is missing, was changed, or is not part of it$/,
  ],
  [
    'is missing',
    async (target, id) => target.remove(await chunkOf(target, id, 'trips')),
    /^The backup is damaged: rows\/.* is missing/,
  ],
  [
    'was exchanged',
    async (target, id, place) => {
      const [one, other] = [await chunkOf(target, id, 'trips'), await chunkOf(target, id, 'vendors')]
      writeFileSync(join(place, one), readFileSync(join(place, other)))
    },
    /^The backup is damaged: rows\/.* was changed/,
  ],
  [
    'has other rows than it says',
    async (target, id) => {
      const manifest = await readPoint(target, id)
      manifest.tables.find(({ name }) => name === 'vendors')!.chunks[0]!.rows += 1
      await target.putJson(`points/${id}`, manifest)
    },
    /^The backup is damaged: its table vendors has another number of rows$/,
  ],
  [
    'names tables that are not ours',
    async (target, id) => {
      const manifest = await readPoint(target, id)
      manifest.tables[0]!.name = 'a"; drop table trips; --'
      await target.putJson(`points/${id}`, manifest)
    },
    /^The backup is damaged: its table .* has other columns$/,
  ],
  [
    'has a newer schema',
    async (target, id) => {
      const manifest = await readPoint(target, id)
      manifest.migrations.push({ when: String(Date.now() + 1e9), hash: 'unknown' })
      await target.putJson(`points/${id}`, manifest)
    },
    /^The backup was made by a newer version of this program; install that version first$/,
  ],
  [
    'is empty',
    async (target) => {
      for (const { id } of await listPoints(target)) await target.remove(`points/${id}`)
    },
    /^There is no complete backup at this place$/,
  ],
]

describe('a restore refuses in one line, and changes nothing', () => {
  it('what is damaged, missing, exchanged, newer or of another key', async () => {
    const { site, db, target, point } = await aBackedUpSite(places)
    await aVendor(db)
    const hash = await contentHash(db)
    const expectRefused = async (read: Target, message: RegExp) => {
      const failure = await restoreInto(site, read, { stays: 'accounts' }).catch((error: Error) => error)
      expect(failure).toMatchObject({ name: 'BackupRefused', message: expect.stringMatching(message) as string })
      expect(await contentHash(db)).toBe(hash)
      expect(await countOf(db, sql`pg_namespace where nspname = 'hatheli_next'`)).toBe(0)
    }
    for (const [name, damage, message] of damages) {
      const place = join(places.folder(), name)
      cpSync(join(places.folder(), 'target'), place, { recursive: true })
      const copy = folderTarget(place)
      await damage(copy, point.id, place)
      await expectRefused(copy, message)
    }
    const other = folderTarget(join(places.folder(), 'target'), otherKey)
    await expectRefused(other, /^BACKUP_KEY: the backup was encrypted with another key/)
    await restoreInto(site, target, { stays: 'accounts' })
  })

  it('tables that foreign objects depend on', async () => {
    const { site, db, target } = await aBackedUpSite(places)
    await db.execute(sql`create view public.report as select title from trips`)
    await expect(restoreInto(site, target, { stays: 'accounts' })).rejects.toThrow(
      /^Other objects of the database depend on the tables; remove them first \(.*report/,
    )
    expect(await countOf(db, sql`report`)).toBe(1)
  })
})
