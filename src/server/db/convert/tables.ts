import pg from 'pg'

/** Runs a query that only reads, on either side. */
export type Read = <Row>(query: string) => Promise<Row[]>

/** A table as it stands in the catalogue. */
export interface Table {
  /** Quoted, with its schema. */
  name: string
  /** Names, types and which are computed, for comparing. */
  shape: string
  /** Quoted. */
  columns: string[]
  /** Quoted, without those that the database computes. */
  stored: string[]
  /** Pages of the table itself. */
  pages: number
  /** Bytes with what lies beside it. */
  bytes: number
}

/** What a table holds: equal for equal rows in whatever order. */
export interface Content {
  rows: string
  sum: string
}

/** What the migrations fill: the program's own tables and their register. */
const schemas = `n.nspname in ('public', 'drizzle')`

/** Texts of values are the same on both sides with these. */
export const equalSettings = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set extra_float_digits = 1`,
  `set bytea_output = 'hex'`,
]

interface Column {
  name: string
  type: string
  computed: boolean
}

/** @returns all tables of the program, by name. */
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
      name: quoted(schema, name),
      shape: columns,
      columns: parsed.map((column) => quoted(column.name)),
      stored: parsed.filter(({ computed }) => !computed).map((column) => quoted(column.name)),
      pages,
      bytes: Number(bytes),
    }
  })
}

/** @returns counts and sums of a table. */
export async function readContent(read: Read, { name, columns }: Table): Promise<Content> {
  const [content] = await read<Content>(`
    select count(*)::text as rows,
      coalesce(sum(('x' || substr(md5(row(${columns.join(', ')})::text), 1, 15))::bit(60)::bigint), 0)::text as sum
    from ${name}`)
  return content!
}

/** A sequence and where it stands. */
export interface Sequence {
  name: string
  value: string
  called: boolean
}

/** @returns all sequences of the program, by name. */
export async function readSequences(read: Read): Promise<Sequence[]> {
  const found = await read<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${schemas} order by n.nspname collate "C", c.relname collate "C"`)
  const sequences: Sequence[] = []
  for (const { schema, name } of found) {
    const place = quoted(schema, name)
    const [state] = await read<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as called from ${place}`,
    )
    sequences.push({ name: place, ...state! })
  }
  return sequences
}

function quoted(...names: string[]): string {
  return names.map((name) => pg.escapeIdentifier(name)).join('.')
}
