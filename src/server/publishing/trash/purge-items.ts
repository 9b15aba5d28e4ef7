import { and, eq, inArray, isNull, not, notExists, sql } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations, pictures, previews, versions } from '../../platform/db/schema.ts'
import { nameAuthor, withRecordingOff } from '../../platform/db/writes/operations.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { removeFiles, type PictureFile } from '../../platform/media/trash-files.ts'
import { deleteUnused, isNamedByVersions } from '../../platform/media/unused-pictures.ts'
import type { Item } from '../activity/queries.ts'
import { lockDeletion, selectTrashed, type TrashedItem } from './queries.ts'

/**
 * Forgets items of the trash: all their versions, their previews, and the pictures that only they name. A line with the
 * name stays.
 * @returns how many there were, and files for `removeFiles` after the commit.
 */
export async function purgeItems(tx: Db, items: TrashedItem[]): Promise<{ purged: number; files: PictureFile[] }> {
  const files: PictureFile[] = []
  let purged = 0
  for (const { entity, item_id } of items) {
    const item = { entity, item_id }
    const deletion = await lockDeletion(tx, item)
    if (!deletion) continue
    purged += 1
    const named = await selectNamed(tx, item)
    await forgetVersions(tx, item)
    await tx.delete(previews).where(sql`${previews.entity} = ${entity} and ${previews.item_id}::text = ${item_id}`)
    const line = { ...item, part: 'item', kind: 'purge', label: deletion.label } as const
    await tx.insert(versions).values({ ...line, operation_id: sql`current_operation()` })
    if (entity === 'pictures') files.push(fileOf(item_id))
    files.push(...(await forgetPictures(tx, named)))
  }
  return { purged, files }
}

/** Deletes items that have expired in the trash. */
export async function expireTrash(db: Db, storage: Storage): Promise<void> {
  const items = await selectTrashed(db, { expired: true })
  for (const item of items) {
    const { files } = await db.transaction(async (tx) => {
      await nameAuthor(tx as Db, { author: 'program', operation: 'trash.expire' })
      return purgeItems(tx as Db, [item])
    })
    for (const file of files) await removeFiles(storage, file)
  }
}

function ofItem({ entity, item_id }: Item) {
  return and(eq(versions.entity, entity), eq(versions.item_id, item_id))
}

async function selectNamed(tx: Db, item: Item): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ url: sql<string>`unnest(${versions.pictures})` })
    .from(versions)
    .where(ofItem(item))
  return rows.map(({ url }) => url)
}

/** Operations that changed nothing else have nothing to say any more. */
async function forgetVersions(tx: Db, item: Item): Promise<void> {
  const gone = await tx.delete(versions).where(ofItem(item)).returning({ id: versions.operation_id })
  const ids = gone.flatMap(({ id }) => id ?? [])
  const others = tx
    .select({ one: sql`1` })
    .from(versions)
    .where(eq(versions.operation_id, operations.id))
  await tx.delete(operations).where(and(inArray(operations.id, ids), isNull(operations.details), notExists(others)))
}

/** Pictures that nothing uses or names any more, with their own history. */
async function forgetPictures(tx: Db, urls: string[]): Promise<PictureFile[]> {
  if (urls.length === 0) return []
  const files = await withRecordingOff(tx, () =>
    deleteUnused(tx, urls, and(eq(pictures.kept, false), not(isNamedByVersions(tx)))),
  )
  for (const { bucket, name } of files) {
    await forgetVersions(tx, { entity: 'pictures', item_id: `/media/${bucket}/${name}` })
  }
  return files
}

function fileOf(url: string): PictureFile {
  const [bucket, name] = url.slice('/media/'.length).split('/')
  return { bucket: bucket as Bucket, name: name! }
}
