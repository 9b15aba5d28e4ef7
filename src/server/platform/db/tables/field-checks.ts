import { sql } from 'drizzle-orm'
import { check, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { statuses } from '#contract/fields.ts'
import type { Field, Fields } from '#contract/content/field.ts'
import { months } from '#values/trips/months.ts'
import { atMost, filledUpTo, oneOf, within } from './columns.ts'

/** Kinds whose values other tables have. */
type Elsewhere = 'alt' | 'gallery'

type ColumnsOf<F extends Fields> = {
  [Name in keyof F as F[Name]['kind'] extends Elsewhere ? never : Name]: AnyPgColumn
}

/**
 * The limits of a content type's declaration, as checks of its table.
 * @param table with a column for every field.
 */
export function fieldChecks<F extends Fields>(name: string, table: ColumnsOf<F>, fields: F) {
  return Object.entries(fields).flatMap(([field, declared]) => {
    const column = (table as Record<string, AnyPgColumn | undefined>)[field]
    return column ? checkOf(`${name}_${field}`, column, declared) : []
  })
}

const allMonths = sql.raw(`array[${months.join(', ')}]`)

function checkOf(name: string, column: AnyPgColumn, field: Field) {
  switch (field.kind) {
    case 'text':
    case 'region':
      return field.required && !field.storedBlank
        ? filledUpTo(name, column, field.limit)
        : atMost(name, column, field.limit)
    case 'slug':
      return filledUpTo(name, column, field.limit)
    case 'rich':
      return atMost(name, column, field.limit)
    case 'number':
    case 'money':
      return within(name, column, field.min, field.max)
    case 'count':
      return within(name, column, 0, field.max)
    case 'focal':
      return within(name, column, 0, 1)
    case 'choice':
      return oneOf(name, column, field.options)
    case 'status':
      return oneOf(name, column, statuses)
    case 'list':
      return within(name, sql`cardinality(${column})`, field.blank === null ? 1 : 0, field.max)
    case 'references':
      return within(name, sql`cardinality(${column})`, 0, field.max)
    case 'months':
      return check(name, sql`${column} <@ ${allMonths}`)
    case 'days':
    case 'rows':
      return check(name, sql`jsonb_typeof(${column}) = 'array'`)
    case 'links':
      return check(name, sql`jsonb_typeof(${column}) = 'object'`)
    case 'month':
      return check(name, sql`extract(day from ${column}) = 1`)
    default:
      return []
  }
}
