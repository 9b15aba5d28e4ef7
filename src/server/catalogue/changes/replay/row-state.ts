import { sql, type SQL } from 'drizzle-orm'
import type { ContentNoun } from '../told-fields.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import type { Db } from '../../../db/database.ts'
import { adminMessages } from '#contract/messages.ts'
import { describeUpdate } from '../describe.ts'
import type { ItemRow } from '../queries.ts'
import { generatedColumns, recordedTable } from './recorded-tables.ts'
import { ReplayConflict } from './replay.ts'

const { reasons } = adminMessages.undo

/** Of rows that belong to a thing. */
const changedReasons: Record<string, string> = { editions: reasons.draft, schedules: reasons.schedule }
const goneReasons: Record<string, string> = { editions: reasons.draftGone }

function reasonOf({ row_table }: ItemRow, special: Record<string, string>, otherwise: string): string {
  return special[row_table] ?? otherwise
}

/** Condition for the row of an item; its table is `t`. */
export function rowOf({ row_table, row_id }: Pick<ItemRow, 'row_table' | 'row_id'>): SQL {
  return sql`t.${sql.identifier(recordedTable(row_table).key)} = ${row_id}`
}

/**
 * The stored row of an item, locked.
 * @returns its columns, and the names of those that are not as the change left them; null where there is none.
 */
async function readRow(tx: Db, item: ItemRow) {
  const { table } = recordedTable(item.row_table)
  const left = sql`to_jsonb(jsonb_populate_record(t, ${JSON.stringify(item.after)}::jsonb))`
  const [row] = await tx
    .select({
      now: sql<ChangedColumns>`to_jsonb(t)`,
      differing: sql<string[]>`(select coalesce(json_agg(key), '[]'::json) from jsonb_each(${left}) as was (key, value)
        where to_jsonb(t) -> key is distinct from value)`,
    })
    .from(sql`${table} as t`)
    .where(rowOf(item))
    .for('update')
  if (!row) return null
  const generated: readonly string[] = generatedColumns
  return { now: row.now, differing: row.differing.filter((column) => !generated.includes(column)) }
}

/**
 * @returns the stored row, locked.
 * @throws ReplayConflict where it is not as the change left it.
 */
export async function requireAsLeft(tx: Db, item: ItemRow): Promise<ChangedColumns> {
  const row = await readRow(tx, item)
  if (!row) throw new ReplayConflict(await labelOf(tx, item), [reasonOf(item, goneReasons, reasons.deleted)])
  if (row.differing.length === 0) return row.now
  const pick = (columns: ChangedColumns) => Object.fromEntries(row.differing.map((name) => [name, columns[name]]))
  const told =
    item.row_table === item.noun
      ? describeUpdate(item.noun as ContentNoun, pick(item.after!), pick(row.now))
      : [reasonOf(item, changedReasons, reasons.pictures)]
  throw new ReplayConflict(await labelOf(tx, item), told.length > 0 ? told : [reasons.taken])
}

/** @throws ReplayConflict where there is such a row again. */
export async function requireAbsent(tx: Db, item: ItemRow): Promise<void> {
  const { table } = recordedTable(item.row_table)
  const rows = await tx
    .select({ one: sql`1` })
    .from(sql`${table} as t`)
    .where(rowOf(item))
  if (rows.length > 0) throw new ReplayConflict(await labelOf(tx, item), [reasons.there])
}

/** @returns the name of the thing that an item belongs to: the item's own, or the latest that is known. */
export async function labelOf(tx: Db, { label, noun, noun_id }: ItemRow): Promise<string> {
  if (label) return label
  const known = sql`(select label from change_items where noun = ${noun} and noun_id = ${noun_id} and label is not null
    order by id desc limit 1)`
  const [row] = await tx.select({ label: sql<string | null>`label` }).from(sql`${known} as known`)
  return row?.label ?? ''
}
