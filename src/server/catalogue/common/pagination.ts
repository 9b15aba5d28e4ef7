import { asc, desc, ilike, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { adminPageSize, type Direction } from '#contract/admin/fields.ts'
import { pageLimit } from '#contract/fields.ts'
import type { Db } from '../../db/database.ts'

export interface Page {
  limit: number
  offset: number
}

/** A page, with the offset from the end of the list if that is nearer. */
export interface Slice extends Page {
  /** The offset counts from the end; rows are returned in the order of the list. */
  reversed: boolean
}

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

/** From this offset on the total is counted before the rows are read. */
const deepOffset = 1000

/**
 * Reads a page of a list. PostgreSQL reaches an offset by scanning all rows before it. For a deep page the total is
 * counted first: then at most half of the list is scanned, and nothing for a page beyond the end (docs/decisions/0011).
 */
export async function readPage<Row>(
  page: Page,
  count: () => Promise<number>,
  select: (slice: Slice) => Promise<Row[]>,
): Promise<Row[]> {
  return page.offset < deepOffset ? select({ ...page, reversed: false }) : readDeepPage(page, await count(), select)
}

export async function readPageAndTotal<Row>(
  page: Page,
  count: () => Promise<number>,
  select: (slice: Slice) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  if (page.offset < deepOffset) {
    const rows = await select({ ...page, reversed: false })
    return { rows, total: await totalOf(rows, page, count) }
  }
  const total = await count()
  return { rows: await readDeepPage(page, total, select), total }
}

async function readDeepPage<Row>(
  { limit, offset }: Page,
  total: number,
  select: (slice: Slice) => Promise<Row[]>,
): Promise<Row[]> {
  const left = total - offset
  if (left <= 0) return []
  if (left > offset) return select({ limit, offset, reversed: false })
  const size = Math.min(limit, left)
  return select({ limit: size, offset: left - size, reversed: true })
}

/**
 * The ids of a slice of a table's rows, for a join: skipped rows are neither read nor joined, and where
 * an index covers the query, an index-only scan finds them (docs/decisions/0011).
 */
export function idsOfSlice<Table extends PgTable & { id: PgColumn }>(
  db: Db,
  table: Table,
  where: SQL | undefined,
  keys: SortKey[],
  { limit, offset, reversed }: Slice,
) {
  return db
    .select({ id: table.id as Table['id'] })
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy(keys, reversed))
    .limit(limit)
    .offset(offset)
}

export interface SortKey {
  by: AnyColumn | SQL
  direction: Direction
  /** Whether rows without a value come last in both directions; otherwise they count as the highest. */
  blanksLast?: boolean
}

/** @returns terms for `order by`: of the list, or of the list read backwards. */
export function orderBy(keys: SortKey[], reversed = false): SQL[] {
  return keys.map(({ by, direction, blanksLast = false }) => {
    const ordered = (direction === 'asc') === reversed ? desc(by) : asc(by)
    if (!blanksLast) return ordered
    return reversed ? sql`${ordered} nulls first` : sql`${ordered} nulls last`
  })
}

/** Case-insensitive; no condition for a blank text. */
export function contains(column: AnyColumn, text: string): SQL | undefined {
  return text === '' ? undefined : ilike(column, likePattern(text))
}

export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
