import { eq, sql } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '../db/database.ts'
import { pictures } from '../db/schema.ts'
import type { Storage } from '../files/storage.ts'
import { variantsPrefix } from './variants.ts'

/** The file of a picture. */
export interface PictureFile {
  bucket: Bucket
  name: string
}

/** Keys of files that no address leads to: docs/decisions/0051. */
export const trashPrefix = 'trash/'

export function trashKey({ bucket, name }: PictureFile): string {
  return `${trashPrefix}${bucket}/${name}`
}

function urlOf({ bucket, name }: PictureFile): string {
  return `/media/${bucket}/${name}`
}

/** One process at a time moves a file, and only while no transaction stores or deletes its record. */
async function lockFile(tx: Db, file: PictureFile): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${urlOf(file)}, 0))`)
}

/** Takes the file of a deleted picture off the site; nothing if the picture was restored meanwhile. After the commit. */
export async function moveToTrash(db: Db, storage: Storage, file: PictureFile): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFile(tx as Db, file)
    if ((await tx.$count(pictures, eq(pictures.url, urlOf(file)))) > 0) return
    await storage.move(`${file.bucket}/${file.name}`, trashKey(file))
    await storage.removeAll(variantsPrefix(file.bucket, file.name))
  })
}

/**
 * Puts the file of a deleted picture back, in the transaction that restores its record. If that rolls back, the
 * cleanup job takes the file off the site again.
 * @returns whether there is a file.
 */
export async function moveFromTrash(tx: Db, storage: Storage, file: PictureFile): Promise<boolean> {
  await lockFile(tx, file)
  const key = `${file.bucket}/${file.name}`
  // The deletion may not have moved it yet.
  if (await storage.get(key)) return true
  await storage.move(trashKey(file), key)
  return (await storage.get(key)) !== null
}

/** Variants first: while the original exists, the next sweep finds what an interrupted one left. */
export async function removeFiles(storage: Storage, file: PictureFile): Promise<void> {
  await storage.removeAll(variantsPrefix(file.bucket, file.name))
  await storage.remove(`${file.bucket}/${file.name}`)
  await storage.remove(trashKey(file))
}
