import { and, sql, type SQL } from 'drizzle-orm'
import type { Sheet, SelectOptions } from './sheet.ts'

type Ordered = Pick<Sheet['table'], 'created_at' | 'id'>

/** The condition of a page of rows, newest first, which costs the same anywhere. */
export function pageWhere(table: Ordered, { where, after }: SelectOptions): SQL | undefined {
  if (!after) return where
  const at = sql`${after.created_at.toISOString()}::timestamptz`
  return and(
    where,
    sql`${table.created_at} <= ${at} and (${table.created_at} < ${at} or ${table.id} > ${after.id}::uuid)`,
  )
}

export function newestFirst(table: Ordered): SQL[] {
  return [sql`${table.created_at} desc nulls first`, sql`${table.id}`]
}

/** A name, or the id where several have that name. */
export function nameOrId(names: { table: SQL; id: SQL; name: SQL }): SQL<string | null> {
  const { table, id, name } = names
  return sql<string | null>`case when exists (select from ${table} as other
    where lower(other.${name}) collate "C" = lower(${table}.${name}) collate "C" and other.id <> ${id})
    then ${id}::text else ${table}.${name} end`
}
