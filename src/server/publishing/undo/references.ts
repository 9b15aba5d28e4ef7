import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { adminMessages } from '#contract/messages.ts'
import type { Bucket } from '#contract/pictures.ts'
import { pictures, versionChanges, versions } from '../../platform/db/schema.ts'
import type { VersionBody } from '../../platform/db/tables/versions.ts'
import { moveFromTrash } from '../../platform/media/trash-files.ts'
import { contentTableOf, type Reference } from './content-tables.ts'
import type { Step } from './steps.ts'
import { UndoConflict, type Undo } from './undo.ts'

const { reasons } = adminMessages.undo
const { notes } = adminMessages.trash

/**
 * Keeps references of restored rows valid. A deleted picture is restored with the item that shows it; any other
 * missing reference is left empty, with a note.
 * @param steps updates and deletions of items.
 * @throws UndoConflict for a row that needs its picture.
 */
export async function keepReferences(undo: Undo, steps: Step[]): Promise<void> {
  const showing = steps.filter(({ entity }) => entity !== 'pictures')
  const gone = { pictures: await bringPictures(undo, showing), vendors: new Set<string>(), trips: new Set<string>() }
  for (const to of ['vendors', 'trips'] as const) gone[to] = await selectMissing(undo, to, idsIn(steps, to))
  for (const step of steps) {
    for (const { column, to, required } of contentTableOf(step).references) {
      const id = step.before![column]
      if (typeof id !== 'string' || !gone[to].has(id)) continue
      if (required) throw new UndoConflict(step.label, [reasons.noPicture])
      undo.notes.add({ vendors: notes.vendor, trips: notes.trip, pictures: notes.pictures }[to])
      step.patch[column] = null
    }
  }
}

function idsIn(steps: Step[], to: Reference['to']): string[] {
  const ids = steps.flatMap((step) =>
    contentTableOf(step)
      .references.filter((reference) => reference.to === to)
      .map(({ column }) => step.before![column]),
  )
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

/** @returns those of some ids that are not stored; the others stay until the transaction ends. */
async function selectMissing({ tx }: Undo, to: 'vendors' | 'trips', ids: string[]): Promise<Set<string>> {
  const { table } = contentTableOf({ entity: to, part: 'item' })
  const rows = await tx
    .select({ id: sql<string>`t.id` })
    .from(sql`${table} as t`)
    .where(sql`t.id = any(${sql.param(ids)}::uuid[])`)
    .orderBy(sql`t.id`)
    .for('key share')
  const stored = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter((id) => !stored.has(id)))
}

/** @returns URLs of the pictures that some steps need and that could not be brought back. */
async function bringPictures(undo: Undo, steps: Step[]): Promise<Set<string>> {
  const { tx } = undo
  const ids = steps.map(({ id }) => id)
  const rows = await tx
    .selectDistinct({ url: sql<string>`unnest(pictures_in(${versionChanges.before}::text))` })
    .from(versionChanges)
    .where(sql`${versionChanges.id} = any(${sql.param(ids)}::bigint[])`)
  const urls = rows.map(({ url }) => url)
  const stored = await tx
    .select({ url: pictures.url })
    .from(pictures)
    .where(inArray(pictures.url, urls))
    .orderBy(pictures.url)
    .for('key share')
  const gone = new Set(urls.filter((url) => !stored.some((each) => each.url === url)))
  for (const url of gone) {
    if (await bringPicture(undo, url)) gone.delete(url)
    else undo.notes.add(notes.pictures)
  }
  return gone
}

/** @returns whether a deleted picture was brought back. */
async function bringPicture({ tx, storage }: Undo, url: string): Promise<boolean> {
  const [version] = await tx
    .select({ body: versions.body })
    .from(versions)
    .where(and(eq(versions.entity, 'pictures'), eq(versions.item_id, url), eq(versions.kind, 'delete')))
    .orderBy(desc(versions.id))
    .limit(1)
  if (!version?.body || !(await moveFromTrash(tx, storage, fileOf(version.body)))) return false
  await tx.execute(sql`insert into ${pictures}
    select * from jsonb_populate_record(null::${pictures}, ${JSON.stringify(version.body)}::jsonb)`)
  return true
}

/** Puts the files of deleted pictures back. @throws UndoConflict where one is gone. */
export async function bringFiles(undo: Undo, steps: Step[]): Promise<void> {
  for (const step of steps) {
    const isBack = await moveFromTrash(undo.tx, undo.storage, fileOf(step.before!))
    if (!isBack) throw new UndoConflict(step.label, [reasons.noPicture])
  }
}

function fileOf({ bucket, name }: VersionBody) {
  return { bucket: bucket as Bucket, name: String(name) }
}
