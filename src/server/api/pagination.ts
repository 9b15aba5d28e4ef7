import { asc, desc, ilike, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { adminPageSize, type Direction } from '#contract/admin/fields.ts'
import { pageLimit } from '#contract/fields.ts'
import type { Db } from '../platform/db/database.ts'

export interface Page {
  limit: number
  offset: number
}

/** A page, or the placeholders of one. */
export type AnyPage = { [Name in keyof Page]: Page[Name] | Placeholder }

/** Placeholders of a prepared query that is executed with a page. */
export const pagePlaceholders = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }

/** @returns limit and offset of a page; pages count from 1. */
export function pageOf(input: { page?: number | undefined; page_size?: number | undefined } | undefined): Page {
  const limit = input?.page_size ?? adminPageSize.default
  return { limit, offset: ((input?.page ?? 1) - 1) * limit }
}

/** @returns the page that a call of the public API requests. */
export function publicPageOf(input: { limit?: number | undefined; offset?: number | undefined } = {}): Page {
  return { limit: input.limit ?? pageLimit, offset: input.offset ?? 0 }
}

/**
 * The total number of rows. A page that is not full gives it; otherwise rows are counted exactly, which indexes make
 * cheap (docs/decisions/0011).
 */
async function totalOf(rows: unknown[], { limit, offset }: Page, count: () => Promise<number>): Promise<number> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return isLast ? offset + rows.length : count()
}

/** @returns a page of a list and the number of all rows, as calls answer them. */
export async function readPage<Row, Item>(
  page: Page,
  count: () => Promise<number>,
  select: (page: Page) => Promise<Row[]>,
  present: (row: Row) => Item,
): Promise<{ items: Item[]; total: number }> {
  const rows = await select(page)
  return { items: rows.map(present), total: await totalOf(rows, page, count) }
}

/**
 * The ids of a page of a table's rows, for a join: skipped rows are neither read nor joined, and where an index covers the
 * query, an index-only scan finds them (docs/decisions/0011).
 */
export function idsOfPage<Table extends PgTable & { id: PgColumn }>(
  db: Db,
  table: Table,
  where: SQL | undefined,
  keys: SortKey[],
  { limit, offset }: AnyPage,
) {
  return db
    .select({ id: table.id as Table['id'] })
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy(keys))
    .limit(limit)
    .offset(offset)
}

export interface SortKey {
  by: AnyColumn | SQL
  direction: Direction
  /** Whether rows without a value come last in both directions; otherwise they count as the highest. */
  blanksLast?: boolean
}

/** By date; ties by id, always in the same direction. */
export function newestFirst(table: Record<'created_at' | 'id', AnyColumn>, direction: Direction = 'desc'): SortKey[] {
  return [
    { by: table.created_at, direction },
    { by: table.id, direction: 'asc' },
  ]
}

/** The columns that order a list beside the date. */
export type SortBy<Column extends string> = Record<Exclude<Column, 'created_at'>, Omit<SortKey, 'direction'>>

/** By one column, then the newest first; by date, the newest first, where no column is chosen. */
export function sortKeys<Column extends string>(
  table: Record<'created_at' | 'id', AnyColumn>,
  sortBy: SortBy<Column>,
  { sort, direction }: { sort?: Column | undefined; direction?: Direction | undefined },
): SortKey[] {
  if (sort === undefined || sort === 'created_at') return newestFirst(table, direction)
  const first = sortBy[sort as Exclude<Column, 'created_at'>]
  return [{ ...first, direction: direction ?? 'asc' }, ...newestFirst(table)]
}

/** @returns terms for `order by`. */
export function orderBy(keys: SortKey[]): SQL[] {
  return keys.map(({ by, direction, blanksLast = false }) => {
    const ordered = direction === 'asc' ? asc(by) : desc(by)
    return blanksLast ? sql`${ordered} nulls last` : ordered
  })
}

/** Case-insensitive; no condition for a blank text. */
export function contains(column: AnyColumn, text: string): SQL | undefined {
  return text === '' ? undefined : ilike(column, likePattern(text))
}

/** Pattern of `ilike` for a text anywhere in a value. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
