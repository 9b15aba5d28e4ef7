import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Fields } from '#contract/content/field.ts'
import { shownNames, type Place, type ShownName } from '#contract/content/values.ts'

type Shown<Table, F extends Fields, On extends Place> = Pick<Table, ShownName<F, On> & keyof Table>

/** @returns the columns of a table whose fields are shown in a place. */
export function shownColumns<Table extends object, F extends Fields, const On extends Place>(
  table: Table,
  fields: F,
  on: On,
): Shown<Table, F, On> {
  const columns = table as Record<string, AnyPgColumn>
  const names = shownNames(fields, on).filter((name) => name in columns)
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Shown<Table, F, On>
}
