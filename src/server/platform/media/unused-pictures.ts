import { and, arrayContains, eq, exists, inArray, lt, not, notExists, sql, type SQL } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import { buckets } from '#contract/pictures.ts'
import { withoutRecording } from '../db/writes/operations.ts'
import type { Db } from '../db/database.ts'
import { pictures, previews, versions } from '../db/schema.ts'
import { isValidPreview } from '../db/valid-preview.ts'
import type { Storage } from '../files/storage.ts'
import { pictureReferences, refersTo } from './picture-references.ts'
import { moveToTrash, removeFiles, trashKey, trashPrefix, type PictureFile } from './trash-files.ts'

/** Hours after which an upload that nothing references is removed. */
const graceHours = 24

const batch = 200

/**
 * Removes those of the given pictures that are unused, in no change or preview, and not kept in the library: first the
 * record, then file and variants. Call it after the transaction that removed the references.
 */
export async function removeUnused(db: Db, storage: Storage, urls: string[]): Promise<void> {
  if (urls.length === 0) return
  const removed = await db.transaction(async (tx) => {
    await withoutRecording(tx as Db)
    return deleteUnused(
      tx as Db,
      urls,
      and(eq(pictures.kept, false), not(isNamedByVersions(tx as Db)), not(isShownInPreview(tx as Db))),
    )
  })
  for (const file of removed) await removeFiles(storage, file)
}

/**
 * Deletes the records of those of some pictures that are unused.
 * @param also a further condition.
 * @returns their files, for `moveToTrash` after the commit.
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
 * @returns their files, for `moveToTrash` after the commit.
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

/** Removes uploads that were not referenced within a day and that no change or valid preview names, and files without a record. */
export async function sweepPictures(db: Db, storage: Storage): Promise<void> {
  const isOld = lt(pictures.created_at, sql`now() - make_interval(hours => ${graceHours})`)
  for (;;) {
    const rows = await db
      .select({ url: pictures.url })
      .from(pictures)
      .where(and(isOld, eq(pictures.kept, false), isUnused(db), not(isNamedByVersions(db)), not(isShownInPreview(db))))
      .limit(batch)
    await removeUnused(
      db,
      storage,
      rows.map(({ url }) => url),
    )
    if (rows.length < batch) break
  }
  // A node whose clock is wrong must not take a fresh upload for an old one.
  const { rows: clock } = (await db.execute(
    sql`select extract(epoch from now())::float8 * 1000 as now`,
  )) as unknown as { rows: [{ now: number }] }
  for (const bucket of buckets) {
    await sweepFiles(db, storage, bucket, clock[0].now)
    await sweepTrash(db, storage, bucket)
  }
}

/**
 * A process that dies between writing the file and the record, or between removing them, leaves a file without record;
 * one that dies after a deletion leaves the file of a deleted picture on the site.
 */
async function sweepFiles(db: Db, storage: Storage, bucket: Bucket, now: number): Promise<void> {
  for await (const names of batchesOf(storage, `${bucket}/`)) {
    const rows = await db
      .select({ name: pictures.name })
      .from(pictures)
      .where(and(eq(pictures.bucket, bucket), inArray(pictures.name, names)))
    const known = new Set(rows.map(({ name }) => name))
    const unknown = names.filter((each) => !known.has(each))
    const deleted = await selectDeleted(db, bucket, unknown)
    for (const name of unknown) {
      if (deleted.has(name)) await moveToTrash(db, storage, { bucket, name })
      else if (isOldName(name, now)) await removeFiles(storage, { bucket, name })
    }
  }
}

/** Files of deleted pictures whose deletion is no longer remembered. */
async function sweepTrash(db: Db, storage: Storage, bucket: Bucket): Promise<void> {
  for await (const names of batchesOf(storage, `${trashPrefix}${bucket}/`)) {
    const deleted = await selectDeleted(db, bucket, names)
    for (const name of names.filter((each) => !deleted.has(each))) await storage.remove(trashKey({ bucket, name }))
  }
}

async function* batchesOf(storage: Storage, prefix: string): AsyncGenerator<string[]> {
  const names = (await storage.list(prefix)).map((key) => key.slice(prefix.length))
  for (let start = 0; start < names.length; start += batch) yield names.slice(start, start + batch)
}

/** @returns those of some names whose pictures are in the trash, or could be put back by an undo. */
async function selectDeleted(db: Db, bucket: Bucket, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const prefix = `/media/${bucket}/`
  const urls = names.map((name) => prefix + name)
  const rows = await db
    .select({ url: versions.item_id })
    .from(versions)
    .where(and(eq(versions.entity, 'pictures'), eq(versions.kind, 'delete'), inArray(versions.item_id, urls)))
  return new Set(rows.map(({ url }) => url.slice(prefix.length)))
}

/** Names contain the time of the upload. */
function isOldName(name: string, now: number): boolean {
  const stored = /(?:^|-)(\d{13})-[\da-f]+\.\w+$/.exec(name)?.[1]
  return stored !== undefined && Number(stored) < now - graceHours * 3_600_000
}

/** Whether a version names a picture: an undo or a restore may need it. */
export function isNamedByVersions(db: Db) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(versions)
      .where(arrayContains(versions.pictures, sql`array[${pictures.url}]`)),
  )
}

/** Whether a preview that can still be opened shows a picture. There are few of them: their bodies are searched. */
function isShownInPreview(db: Db) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(previews)
      .where(and(isValidPreview, sql`strpos(${previews.body}::text, ${pictures.url}) > 0`)),
  )
}

export function isUnused(db: Db) {
  const unreferenced = Object.values(pictureReferences).map((column) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(column.table)
        .where(refersTo(column, pictures.url)),
    ),
  )
  return and(...unreferenced)
}
