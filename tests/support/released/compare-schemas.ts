import type pg from 'pg'

/** @returns the error of preparing a statement in this schema, or null. */
export async function prepareFailure(client: pg.Client, text: string): Promise<string | null> {
  try {
    await client.query(`prepare released as ${text}`)
    await client.query('deallocate released')
    return null
  } catch (error) {
    return (error as Error).message
  }
}

interface Column {
  name: string
  type: string
  required: boolean
}

interface Constraint {
  name: string
  definition: string
  /** The columns that it uses; an expression of an index has an empty name. */
  columns: string[]
}

const columnsQuery = `
  select format('%s.%s', c.table_name, c.column_name) as name, c.udt_name as type,
    c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' and c.is_generated = 'NEVER' as required
  from information_schema.columns c where c.table_schema = 'public'`

/** Includes unique indexes, which reject rows as constraints do. */
const constraintsQuery = `
  with rules as (
    select conrelid as relation, conname as name, pg_get_constraintdef(oid) as definition, conkey as keys
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union
    select indrelid, indexrelid::regclass::name, pg_get_indexdef(indexrelid), indkey::int2[]
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
  )
  select format('%s.%s', relation::regclass, name) as name, definition, array(
      select format('%s.%s', relation::regclass, attname) from unnest(keys) key
      left join pg_attribute on attrelid = relation and attnum = key and attnum > 0
    ) as columns
  from rules`

/**
 * Finds changes of a schema that break the program of an earlier release: columns that were removed or have another type,
 * new required columns, and new or changed constraints on existing columns.
 * @param released a database with the schema of the release.
 * @param current one with the new schema.
 * @returns a line for each.
 */
export async function findBreaks(released: pg.Client, current: pg.Client): Promise<string[]> {
  const before = byName((await released.query<Column>(columnsQuery)).rows)
  const after = byName((await current.query<Column>(columnsQuery)).rows)
  const tables = new Set([...before.keys()].map(tableOf))
  const removed = [...before.values()].filter(({ name, type }) => after.get(name)?.type !== type)
  const required = [...after.values()].filter(
    ({ name, required }) => required && tables.has(tableOf(name)) && !before.get(name)?.required,
  )
  const constraints = byName((await released.query<Constraint>(constraintsQuery)).rows)
  const tightened = (await current.query<Constraint>(constraintsQuery)).rows.filter(
    ({ name, definition, columns }) =>
      tables.has(tableOf(name)) &&
      !allows(definition, constraints.get(name)?.definition) &&
      columns.some((column) => before.has(column) || column.endsWith('.')),
  )
  return [
    ...removed.map(({ name }) => `${name} is gone or has another type`),
    ...required.map(({ name }) => `${name} must be filled`),
    ...tightened.map(({ name, definition }) => `${name} is new: ${definition}`),
  ]
}

/** @returns whether what the released rule lets in passes this one, too: it is the same, or lists more values. */
function allows(definition: string, released = ''): boolean {
  const valuesOf = (text: string): string[] => text.match(/'[^']*'::text/g) ?? []
  const formOf = (text: string) => text.replace(/\[.*\]/, '[]')
  const listsMore = valuesOf(released).every((value) => valuesOf(definition).includes(value))
  return definition === released || (formOf(definition) === formOf(released) && listsMore)
}

function byName<Row extends { name: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.name, row]))
}

function tableOf(name: string): string {
  return name.slice(0, name.indexOf('.'))
}
