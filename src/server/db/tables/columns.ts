import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'

export const id = () => uuid().primaryKey().defaultRandom()

/** To the millisecond, so that a JavaScript `Date` loses nothing of it. */
export const moment = (name = '') => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = (name?: string) => moment(name).notNull().defaultNow()

export const updatedAt = (name?: string) =>
  moment(name)
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/** Whether a row came with the sample content: docs/decisions/0077. */
export const sample = () => boolean().notNull().default(false)

/** A JSON column, parsed here unless the driver has done so. */
export function json<T>() {
  return customType<{ data: T; driverData: string }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => (typeof value === 'string' ? JSON.parse(value) : value) as T,
  })()
}

export const textList = () => text().array()

/** The pictures that a text or JSON names, kept by the database. */
export const picturesIn = (value: string) =>
  textList()
    .notNull()
    .generatedAlwaysAs(sql.raw(`pictures_in(${value})`))

/** `length(column) between 1 and max`; null passes, as in every check. */
export function filledUpTo(name: string, column: AnyPgColumn, max: number) {
  return check(name, sql`length(${column}) between 1 and ${sql.raw(String(max))}`)
}

/** `length(column) <= max`. */
export function atMost(name: string, column: AnyPgColumn, max: number) {
  return check(name, sql`length(${column}) <= ${sql.raw(String(max))}`)
}

/** `column between min and max`. */
export function within(name: string, column: AnyPgColumn | SQL, min: number, max: number) {
  return check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`)
}

/**
 * For an index by time, descending: nulls come first as in `order by … desc`, otherwise the planner does not use the
 * index for that order.
 */
export function latestFirst(column: ExtraConfigColumn) {
  return column.desc().nullsFirst()
}

/** A trigram index for `ilike '%…%'`. */
export function searchIndex(name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) {
  const [first, ...others] = columns.map((column) => sql`${column} gin_trgm_ops`) as [SQL, ...SQL[]]
  return index(name).using('gin', first, ...others)
}

/** `column in (…)`. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`)
}

/** Sort key of lists: case-insensitive, with the same collation on every machine. */
export function sortable(column: AnyPgColumn): SQL {
  return sql`lower(${column}) collate "C"`
}

/** Indexed, with the same collation on every machine; queries need exactly this expression to use the index. */
export function trimmed(column: AnyPgColumn): SQL {
  return sql`btrim(${column}) collate "C"`
}

function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
}
