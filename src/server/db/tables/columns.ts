import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'

/** Columns and checks that every table shares. */

/** Random id, made by the database. */
export const id = () => uuid().primaryKey().defaultRandom()

/** A moment with time zone, to the millisecond so that it survives the trip through JSON. */
export const moment = (name = '') => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = (name?: string) => moment(name).notNull().defaultNow()

export const updatedAt = (name?: string) =>
  moment(name)
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/** A JSON column whose value both drivers return parsed. */
export function json<T>() {
  return customType<{ data: T; driverData: string }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => (typeof value === 'string' ? JSON.parse(value) : value) as T,
  })()
}

/** A list of texts. */
export const textList = () => text().array()

/** `length(column) between 1 and max`; for a nullable column null passes, as checks do. */
export function filledUpTo(name: string, column: AnyPgColumn, max: number) {
  return check(name, sql`length(${column}) between 1 and ${sql.raw(String(max))}`)
}

/** `length(column) <= max`. */
export function atMost(name: string, column: AnyPgColumn, max: number) {
  return check(name, sql`length(${column}) <= ${sql.raw(String(max))}`)
}

/** `column between min and max`, numbers. */
export function within(name: string, column: AnyPgColumn | SQL, min: number, max: number) {
  return check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`)
}

/**
 * A moment in an index, latest first: empty ones come first as in `order by … desc`, otherwise the planner
 * does not take the index for that order.
 */
export function latestFirst(column: ExtraConfigColumn) {
  return column.desc().nullsFirst()
}

/** Finds a part of the columns' texts (`ilike '%…%'`) by its trigrams, without reading every row. */
export function searchIndex(name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) {
  const [first, ...others] = columns.map((column) => sql`${column} gin_trgm_ops`) as [SQL, ...SQL[]]
  return index(name).using('gin', first, ...others)
}

/** `column in (…)`, texts. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`)
}

/** A text as lists sort it: without regard to case, in the same order on every machine. */
export function sortable(column: AnyPgColumn): SQL {
  return sql`lower(${column}) collate "C"`
}

/** A text without blanks around it, in the same order on every machine; queries say it like this to get the index. */
export function trimmed(column: AnyPgColumn): SQL {
  return sql`btrim(${column}) collate "C"`
}

function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
}
