import { asc, desc, ilike, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { adminPageSize, type Direction } from '#contract/admin-fields.ts'

/** What lists of the back office have in common. */
export interface Page {
  limit: number
  offset: number
}

/** @returns the rows to read for a page; pages count from 1. */
export function pageOf(input: { page?: number | undefined; page_size?: number | undefined } | undefined): Page {
  const limit = input?.page_size ?? adminPageSize.default
  return { limit, offset: ((input?.page ?? 1) - 1) * limit }
}

/**
 * How many rows there are in all. A page that is not full says it itself; otherwise they are counted exactly,
 * which the indexes make cheap (decision 0011).
 */
export async function totalOf(rows: unknown[], { limit, offset }: Page, count: () => Promise<number>): Promise<number> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return isLast ? offset + rows.length : count()
}

/** The condition that a column holds a text, without regard to case; none for a blank text. */
export function contains(column: AnyColumn, text: string): SQL | undefined {
  return text === '' ? undefined : ilike(column, partOf(text))
}

/** The same for a column that is kept in lower case: a third of the work for each text that is looked at. */
export function containsLowered(column: AnyColumn, text: string): SQL | undefined {
  return text === '' ? undefined : sql`${column} like lower(${partOf(text)})`
}

function partOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** A column in one direction. */
export function inDirection(column: AnyColumn | SQL, direction: Direction): SQL {
  return direction === 'asc' ? asc(column) : desc(column)
}

/** The same for a column that may be empty: rows without a value come last either way. */
export function inDirectionFilledFirst(column: AnyColumn | SQL, direction: Direction): SQL {
  return sql`${inDirection(column, direction)} nulls last`
}
