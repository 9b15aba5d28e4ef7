import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../db/database.ts'
import { trips } from '../../../../db/schema.ts'
import { noteApplied } from '../apply-backwards.ts'
import { clearVendors } from '../../../common/host-info.ts'
import type { ItemRow } from '../../queries.ts'
import { generatedColumns, recordedTable, type RecordedTable } from '../recorded-tables.ts'
import type { Replay } from '../replay.ts'

/** Below it, statements for each item are as quick. */
const fewest = 5

/** Whose rows stand for themselves: nothing but their references has to be looked at before they are written. */
const plainTables = new Set(['trips', 'trip_images', 'vendors', 'testimonials', 'blogs'])

/** What is unique, or names pictures that have to be brought back. */
const ownColumns: Record<string, string[]> = { blogs: ['slug', 'body'], trip_images: ['sort_order'] }

/**
 * Applies what it can of a run backwards with a statement for all its rows; a change of a thousand rows would take many
 * seconds one by one (docs/decisions/0071). Rows that are no longer as the change left them, and those that something has
 * to be done about, are left.
 * @returns the items that are to be applied one by one.
 */
export async function applyTogether(replay: Replay, run: ItemRow[]): Promise<ItemRow[]> {
  const { row_table, kind } = run[0]!
  if (run.length < fewest || replay.mode !== 'undo' || !plainTables.has(row_table)) return run
  const left: ItemRow[] = []
  for (const items of Map.groupBy(run, columnsOf).values()) {
    const alike = kind === 'update' ? items.filter((item) => !isParticular(item)) : items
    const done = new Set(await applyAlike(replay, alike))
    for (const item of items) {
      if (done.has(item.id)) noteApplied(replay, item)
      else left.push(item)
    }
  }
  return left
}

function columnsOf({ kind, before }: ItemRow): string {
  return kind === 'update' ? Object.keys(before!).toSorted().join() : ''
}

function isParticular({ row_table, before }: ItemRow): boolean {
  return (ownColumns[row_table] ?? []).some((column) => column in before!)
}

/** @returns ids of the items that were applied. */
async function applyAlike({ tx }: Replay, items: ItemRow[]): Promise<number[]> {
  const [first] = items
  if (!first) return []
  const table = recordedTable(first.row_table)
  const ids = sql`${sql.param(items.map(({ id }) => id))}::bigint[]`
  if (first.kind === 'delete') return first.row_table === 'blogs' ? [] : insertAgain(tx, table, ids, first)
  const there = await lockAsLeft(tx, table, ids)
  if (there.length === 0) return []
  const locked = sql`${sql.param(there)}::bigint[]`
  return first.kind === 'insert' ? removeAgain(tx, table, locked) : putBack(tx, table, locked, first)
}

const key = ({ key: name }: RecordedTable) => sql.identifier(name)
const keyType = ({ key: name }: RecordedTable) => sql.raw(name === 'id' ? 'uuid' : 'text')

/** The rows `t` of items `i`. */
function joined(table: RecordedTable): SQL {
  return sql`change_items as i join ${table.table} as t on t.${key(table)} = i.row_id::${keyType(table)}`
}

/** @returns the items whose rows are as the change left them; the rows are locked. */
async function lockAsLeft(tx: Db, table: RecordedTable, ids: SQL): Promise<number[]> {
  const generated = sql`${sql.param([...generatedColumns])}::text[]`
  const rows = await tx.execute(sql`
    select i.id from ${joined(table)} where i.id = any(${ids})
      and to_jsonb(t) - ${generated} = to_jsonb(jsonb_populate_record(t, i.after)) - ${generated}
    order by t.${key(table)} for update of t`)
  return idsIn(rows)
}

async function removeAgain(tx: Db, table: RecordedTable, ids: SQL): Promise<number[]> {
  if (table.name === 'vendors') {
    const vendorIds = sql`select i.row_id::uuid from change_items as i where i.id = any(${ids})`
    await clearVendors(tx, sql`${trips.vendor_id} in (${vendorIds})`)
  }
  const rows = await tx.execute(sql`
    delete from ${table.table} as t using change_items as i
    where i.id = any(${ids}) and t.${key(table)} = i.row_id::${keyType(table)} returning i.id`)
  return idsIn(rows)
}

/** @param like one of the items, which all have the same columns. */
async function putBack(tx: Db, table: RecordedTable, ids: SQL, like: ItemRow): Promise<number[]> {
  const names = Object.keys(like.before!).filter((name) => table.columns.has(name))
  if (names.length === 0) return []
  const settings = names.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`)
  const now = new Date().toISOString()
  if (table.columns.has('updated_at'))
    settings.push(sql`updated_at = greatest(${now}::timestamptz, t.updated_at + interval '1 millisecond')`)
  const rows = await tx.execute(sql`
    update ${table.table} as t set ${sql.join(settings, sql`, `)}
    from change_items as i cross join lateral jsonb_populate_record(null::${table.table}, i.before) as r
    where i.id = any(${ids}) and t.${key(table)} = i.row_id::${keyType(table)} and ${leadsSomewhere(table, names)}
    returning i.id`)
  return idsIn(rows)
}

async function insertAgain(tx: Db, table: RecordedTable, ids: SQL, like: ItemRow): Promise<number[]> {
  const names = Object.keys(like.before!).filter((name) => table.columns.has(name))
  const columns = names.map((name) => sql.identifier(name))
  const rows = await tx.execute(sql`
    with back as materialized (
      select i.id as item, r.* from change_items as i
      cross join lateral jsonb_populate_record(null::${table.table}, i.before) as r
      where i.id = any(${ids}) and ${leadsSomewhere(table, names)}
        and not exists (select from ${table.table} as t where t.${key(table)} = r.${key(table)})
    ), inserted as (
      insert into ${table.table} (${sql.join(columns, sql`, `)}) select ${sql.join(columns, sql`, `)} from back
    )
    select item as id from back`)
  return idsIn(rows)
}

/** Of rows `r`: what they refer to is there. */
function leadsSomewhere({ references }: RecordedTable, names: string[]): SQL {
  const conditions = references
    .filter(({ column }) => names.includes(column))
    .map(({ column, to }) => {
      const target = recordedTable(to)
      const value = sql`r.${sql.identifier(column)}`
      return sql`(${value} is null or exists (select from ${target.table} as p where p.${key(target)} = ${value}))`
    })
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

function idsIn(result: unknown): number[] {
  return (result as { rows: { id: string | number }[] }).rows.map(({ id }) => Number(id))
}
