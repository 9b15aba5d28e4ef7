import pg from 'pg'

/** Runs a read-only query on either database. */
export type Read = <Row>(query: string) => Promise<Row[]>

export interface Table {
  /** Quoted, with its schema. */
  name: string
  /** JSON of the columns' names, types and whether they are generated, for comparison. */
  shape: string
  /** Quoted. */
  columns: string[]
  /** Quoted, without generated columns. */
  stored: string[]
  /** Without TOAST. */
  pages: number
  /** With TOAST. */
  bytes: number
}

/** Equal for equal rows in any order. */
export interface Content {
  rows: string
  checksum: string
}

/** The program's tables, and Drizzle's list of migrations. */
const schemas = `n.nspname in ('public', 'drizzle')`

/** With these both databases write values as the same text. */
export const sessionSettings = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set extra_float_digits = 1`,
  `set bytea_output = 'hex'`,
  // A copy is no change of content.
  `set hatheli.changes = 'off'`,
]

interface Column {
  name: string
  type: string
  computed: boolean
}

/** @returns all tables of the program, ordered by name. */
export async function readTables(read: Read): Promise<Table[]> {
  const rows = await read<{ schema: string; name: string; columns: string; pages: number; bytes: string }>(`
    select n.nspname as schema, c.relname as name,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages, pg_table_size(c.oid)::text as bytes,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'computed', a.attgenerated <> '') order by a.attname)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)::text as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and ${schemas} order by n.nspname collate "C", c.relname collate "C"`)
  return rows.map(({ schema, name, columns, pages, bytes }) => {
    const parsed = (JSON.parse(columns ?? '[]') as Column[]) ?? []
    return {
      name: quoteName(schema, name),
      shape: columns,
      columns: parsed.map((column) => quoteName(column.name)),
      stored: parsed.filter(({ computed }) => !computed).map((column) => quoteName(column.name)),
      pages,
      bytes: Number(bytes),
    }
  })
}

export async function readContent(read: Read, { name, columns }: Table): Promise<Content> {
  const [content] = await read<Content>(`
    select count(*)::text as rows,
      coalesce(sum(('x' || substr(md5(row(${columns.join(', ')})::text), 1, 15))::bit(60)::bigint), 0)::text as checksum
    from ${name}`)
  return content!
}

export interface Sequence {
  name: string
  value: string
  called: boolean
}

/** @returns all sequences of the program, ordered by name. */
export async function readSequences(read: Read): Promise<Sequence[]> {
  const found = await read<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${schemas} order by n.nspname collate "C", c.relname collate "C"`)
  const sequences: Sequence[] = []
  for (const { schema, name } of found) {
    const quoted = quoteName(schema, name)
    const [state] = await read<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as called from ${quoted}`,
    )
    sequences.push({ name: quoted, ...state! })
  }
  return sequences
}

function quoteName(...names: string[]): string {
  return names.map((name) => pg.escapeIdentifier(name)).join('.')
}
