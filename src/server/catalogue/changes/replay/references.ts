import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { adminMessages } from '#contract/messages.ts'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '../../../db/database.ts'
import { changeItems } from '../../../db/schema.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import { moveFromTrash } from '../../../media/trash-files.ts'
import { insertRow } from './insert-row.ts'
import { recordedTable, type Reference } from './recorded-tables.ts'
import type { Replay } from './replay.ts'

const { notes } = adminMessages.trash

const missingNotes = {
  vendors: notes.vendor,
  trips: notes.trip,
  pictures: notes.pictures,
  editions: notes.schedule,
} as const

/**
 * Values of a row whose references lead somewhere. A deleted picture comes back with what shows it; any other one that
 * is gone is left empty, and said.
 * @returns null where a row cannot be without one that is gone.
 */
export async function withReferences(
  replay: Replay,
  table: string,
  values: ChangedColumns,
): Promise<ChangedColumns | null> {
  const result = { ...values }
  for (const reference of recordedTable(table).references) {
    const id = values[reference.column]
    if (typeof id !== 'string' || (await isThere(replay, reference, id))) continue
    replay.notes.add(missingNotes[reference.to])
    if (reference.required) return null
    result[reference.column] = null
  }
  return result
}

async function isThere(replay: Replay, { to }: Reference, id: string): Promise<boolean> {
  const { table, key } = recordedTable(to)
  const rows = await replay.tx
    .select({ one: sql`1` })
    .from(sql`${table} as t`)
    .where(sql`t.${sql.identifier(key)} = ${id}`)
    .for('key share')
  return rows.length > 0 || (to === 'pictures' && (await bringPicture(replay, id)))
}

/** @returns whether a deleted picture was brought back. */
async function bringPicture(replay: Replay, url: string): Promise<boolean> {
  const row = await selectDeletedPicture(replay.tx, url)
  if (!row || !(await bringFile(replay, row))) return false
  await insertRow(replay.tx, recordedTable('pictures'), row)
  return true
}

async function selectDeletedPicture(tx: Db, url: string): Promise<ChangedColumns | null> {
  const [item] = await tx
    .select({ before: changeItems.before })
    .from(changeItems)
    .where(
      and(
        eq(changeItems.noun, 'pictures'),
        eq(changeItems.noun_id, url),
        eq(changeItems.kind, 'delete'),
        isNotNull(changeItems.before),
      ),
    )
    .orderBy(desc(changeItems.id))
    .limit(1)
  return item?.before ?? null
}

/** @param picture its record. @returns whether its file is on the site. */
export function bringFile({ tx, storage }: Replay, { bucket, name }: ChangedColumns): Promise<boolean> {
  return moveFromTrash(tx, storage, { bucket: bucket as Bucket, name: String(name) })
}

/** For blogs: pictures of the body come back with it; there is no reference that could be left empty. */
export async function bringBodyPictures(replay: Replay, body: unknown): Promise<void> {
  const urls = new Set([...String(body ?? '').matchAll(/src="(\/media\/[^"]+)"/g)].map(([, url]) => url!))
  const pictures: Reference = { column: 'body', to: 'pictures', required: false }
  for (const url of urls) {
    if (!(await isThere(replay, pictures, url))) replay.notes.add(notes.pictures)
  }
}
