import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { readPoint } from '#server/platform/backup/points/restore-point.ts'
import type { Target } from '#server/platform/backup/target/open-target.ts'
import type { Db } from '#server/platform/db/database.ts'
import { storePicture } from '#server/platform/media/store-picture.ts'
import { aPictureFile } from '../factories/picture-file.ts'
import { aTrip } from '../factories/trip.ts'
import { folderTarget, openDumper } from './backed-up.ts'
import type { backupPlaces, Place } from './backup-place.ts'

/** @returns the address of a picture with a file. */
export async function upload(db: Db, { storage }: Place): Promise<string> {
  const bytes = new Uint8Array(await aPictureFile({ width: 64, height: 40 }))
  return (await storePicture(db, storage, { bucket: 'trip-images', bytes, keep: true })).url
}

/** A site with a trip and its picture, and a target with its first point. */
export async function aBackedUpSite(
  places: ReturnType<typeof backupPlaces>,
  kind: 'embedded' | 'server' = 'server',
  target = folderTarget(join(places.folder(), 'target')),
) {
  const site = await places.empty(kind)
  writeFileSync(join(site.dataDir, 'session-secret'), 'a secret of the source\n')
  const { db } = await places.open(site)
  const url = await upload(db, site)
  await aTrip(db, { featured_image: url, title: 'Line one\nline two \\N \\. "quoted" 🐅 लद्दाख' })
  const { dump } = await openDumper(site, target)
  return { site, db, url, target, dump, point: await dump() }
}

export async function countOf(db: Db, from: SQL): Promise<number> {
  const { rows } = (await db.execute(sql`select count(*)::int as count from ${from}`)) as unknown as {
    rows: { count: number }[]
  }
  return rows[0]!.count
}

/** @returns the object with the first rows of a table. */
export async function chunkOf(target: Target, id: string, table: string): Promise<string> {
  const manifest = await readPoint(target, id)
  return `rows/${manifest.tables.find(({ name }) => name === table)!.chunks[0]!.hash}`
}
