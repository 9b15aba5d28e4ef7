import { and, eq, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import { buckets } from '#contract/pictures.ts'
import { nameAuthor } from '../db/writes/change-author.ts'
import type { Db } from '../db/database.ts'
import { pictures } from '../db/schema.ts'
import type { Storage } from '../files/storage.ts'
import { pictureReferences } from './picture-references.ts'
import { variantsPrefix } from './variants.ts'

/** Hours after which an upload that nothing references is removed. */
const graceHours = 24

const batch = 200

/**
 * Removes those of some pictures that are unused and not kept: first the record, then file and variants. To be called
 * after the transaction that removed the references, never inside it.
 */
export async function removeUnused(db: Db, storage: Storage, urls: string[]): Promise<void> {
  if (urls.length === 0) return
  const removed = await db.transaction(async (tx) => {
    await nameAuthor(tx, { author: 'program', operation: 'pictures.cleanup' })
    return deleteUnused(tx, urls, eq(pictures.kept, false))
  })
  for (const file of removed) await removeFiles(storage, file)
}

interface PictureFile {
  bucket: Bucket
  name: string
}

/**
 * Deletes the records of those of some pictures that are unused.
 * @param also a further condition.
 * @returns their files, to be removed with `removeFiles` after the commit.
 */
export async function deleteUnused(tx: Db, urls: string[], also?: SQL): Promise<PictureFile[]> {
  const named = inArray(pictures.url, urls)
  // The row lock waits for saves that are adding a reference; the next statement sees what they wrote.
  await tx.select({ url: pictures.url }).from(pictures).where(named).orderBy(pictures.url).for('update')
  return tx
    .delete(pictures)
    .where(and(named, isUnused(tx), also))
    .returning({ bucket: pictures.bucket, name: pictures.name })
}

/**
 * Deletes the records of all unused pictures, kept ones too.
 * @param bucket undefined for all buckets.
 * @returns their files, to be removed with `removeFiles` after the commit.
 */
export async function deleteAllUnused(tx: Db, bucket: Bucket | undefined): Promise<PictureFile[]> {
  const rows = await tx
    .select({ url: pictures.url })
    .from(pictures)
    .where(and(bucket && eq(pictures.bucket, bucket), isUnused(tx)))
    .orderBy(pictures.url)
  const files: PictureFile[] = []
  for (let start = 0; start < rows.length; start += batch) {
    const urls = rows.slice(start, start + batch).map(({ url }) => url)
    files.push(...(await deleteUnused(tx, urls)))
  }
  return files
}

/** Removes uploads that were not referenced within a day, and files without a record. */
export async function sweepPictures(db: Db, storage: Storage): Promise<void> {
  const isOld = lt(pictures.created_at, sql`now() - make_interval(hours => ${graceHours})`)
  for (;;) {
    const rows = await db
      .select({ url: pictures.url })
      .from(pictures)
      .where(and(isOld, eq(pictures.kept, false), isUnused(db)))
      .limit(batch)
    await removeUnused(
      db,
      storage,
      rows.map(({ url }) => url),
    )
    if (rows.length < batch) break
  }
  for (const bucket of buckets) await sweepFiles(db, storage, bucket)
}

/**
 * A process that dies between writing the file and the record, or between removing them, leaves a file without record.
 */
async function sweepFiles(db: Db, storage: Storage, bucket: Bucket): Promise<void> {
  const names = (await storage.list(`${bucket}/`)).map((key) => key.slice(bucket.length + 1)).filter(isOldName)
  for (let start = 0; start < names.length; start += batch) {
    const some = names.slice(start, start + batch)
    const rows = await db
      .select({ name: pictures.name })
      .from(pictures)
      .where(and(eq(pictures.bucket, bucket), inArray(pictures.name, some)))
    const known = new Set(rows.map(({ name }) => name))
    for (const name of some.filter((each) => !known.has(each))) await removeFiles(storage, { bucket, name })
  }
}

/** Names contain the time of the upload. */
function isOldName(name: string): boolean {
  const stored = /(?:^|-)(\d{13})-[\da-f]+\.\w+$/.exec(name)?.[1]
  return stored !== undefined && Number(stored) < Date.now() - graceHours * 3_600_000
}

/** Variants first: while the original exists, the next sweep finds what an interrupted one left. */
export async function removeFiles(storage: Storage, { bucket, name }: PictureFile): Promise<void> {
  await storage.removeAll(variantsPrefix(bucket, name))
  await storage.remove(`${bucket}/${name}`)
}

export function isUnused(db: Db) {
  const unreferenced = Object.values(pictureReferences).map((column) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(column.table)
        .where(eq(column, pictures.url)),
    ),
  )
  return and(...unreferenced)
}
