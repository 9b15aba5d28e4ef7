import { and, eq, inArray, isNull, not, notExists, or, sql } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '../../../db/database.ts'
import { changeItems, changePictures, changes, pictures, previews } from '../../../db/schema.ts'
import { nameAuthor, throughRetention, withChangesOff } from '../../../db/writes/change-author.ts'
import type { Storage } from '../../../files/storage.ts'
import { removeFiles, type PictureFile } from '../../../media/trash-files.ts'
import { deleteUnused, isNamedByChanges } from '../../../media/unused-pictures.ts'
import { linksIn } from '../replay/side-items.ts'
import { lockDeletion, selectTrashed, type Thing } from './queries.ts'

/**
 * Forgets things of the trash: their whole history, their previews, and the pictures that only they name. A line with the name stays.
 * @returns how many there were, and files for `removeFiles` after the commit.
 */
export async function purgeThings(tx: Db, things: Thing[]): Promise<{ purged: number; files: PictureFile[] }> {
  const files: PictureFile[] = []
  let purged = 0
  for (const thing of things) {
    const deletion = await lockDeletion(tx, thing)
    if (!deletion) continue
    purged += 1
    const named = await selectNamed(tx, thing)
    await keepName(tx, thing, deletion.label)
    await forgetItems(tx, thing)
    await tx
      .delete(previews)
      .where(sql`${previews.noun} = ${thing.noun} and ${previews.item_id}::text = ${thing.noun_id}`)
    if (thing.noun === 'pictures') files.push(fileOf(thing.noun_id))
    files.push(...(await forgetPictures(tx, named)))
  }
  return { purged, files }
}

/** Forgets what has been in the trash for its time. */
export async function expireTrash(db: Db, storage: Storage): Promise<void> {
  const things = await selectTrashed(db, { expired: true })
  for (const thing of things) {
    const { files } = await db.transaction(async (tx) => {
      await nameAuthor(tx as Db, { author: 'program', operation: 'trash.expire' })
      return purgeThings(tx as Db, [thing])
    })
    for (const file of files) await removeFiles(storage, file)
  }
}

function ofThing({ noun, noun_id }: Thing) {
  return and(eq(changeItems.noun, noun), eq(changeItems.noun_id, noun_id))
}

async function selectNamed(tx: Db, thing: Thing): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ url: changePictures.url })
    .from(changePictures)
    .innerJoin(changeItems, eq(changeItems.id, changePictures.item_id))
    .where(ofThing(thing))
  return rows.map(({ url }) => url)
}

/** What is left of a thing in the activity. */
async function keepName(tx: Db, { noun, noun_id }: Thing, label: string | null): Promise<void> {
  const row = { kind: 'purge', row_table: noun, row_id: noun_id, noun, noun_id, label } as const
  await tx.insert(changeItems).values({ ...row, change_id: sql`current_change()` })
}

/** Changes without items that are left say nothing. */
async function forgetItems(tx: Db, thing: Thing): Promise<void> {
  const links = await selectLinks(tx, thing)
  await throughRetention(tx, async () => {
    const gone = await tx
      .delete(changeItems)
      .where(or(and(ofThing(thing), not(eq(changeItems.kind, 'purge'))), inArray(changeItems.id, links)))
      .returning({ change_id: changeItems.change_id })
    const ids = [...new Set(gone.map(({ change_id }) => change_id))]
    const itemsOfChange = tx
      .select({ one: sql`1` })
      .from(changeItems)
      .where(eq(changeItems.change_id, changes.id))
    await tx.delete(changes).where(and(inArray(changes.id, ids), isNull(changes.details), notExists(itemsOfChange)))
  })
}

/** @returns ids of the items of other things that only lost or got their link to this one. */
async function selectLinks(tx: Db, thing: Thing): Promise<number[]> {
  const itself = await tx
    .select()
    .from(changeItems)
    .where(and(ofThing(thing), inArray(changeItems.kind, ['insert', 'delete']), eq(changeItems.row_table, thing.noun)))
  const ids = itself.map(({ change_id }) => change_id)
  const others = await tx
    .select()
    .from(changeItems)
    .where(and(inArray(changeItems.change_id, ids), eq(changeItems.kind, 'update')))
  return others.filter((item) => linksIn([...itself, item]).has(item)).map(({ id }) => id)
}

/** Pictures that nothing uses or names any more, with their own history. */
async function forgetPictures(tx: Db, urls: string[]): Promise<PictureFile[]> {
  if (urls.length === 0) return []
  const files = await withChangesOff(tx, () =>
    deleteUnused(tx, urls, and(eq(pictures.kept, false), not(isNamedByChanges(tx)))),
  )
  for (const { bucket, name } of files) await forgetItems(tx, { noun: 'pictures', noun_id: `/media/${bucket}/${name}` })
  return files
}

function fileOf(url: string): PictureFile {
  const [bucket, name] = url.slice('/media/'.length).split('/')
  return { bucket: bucket as Bucket, name: name! }
}
