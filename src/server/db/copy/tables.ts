import pg from 'pg'

/** Runs a read-only query on either database. */
export type Read = <Row>(query: string) => Promise<Row[]>

export interface Table {
  /** Quoted, with its schema. */
  name: string
  /** JSON of the columns' names, types and whether they are generated, for comparison. */
  shape: string
  /** Columns, quoted, without generated ones. */
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

/** The program's tables, and Drizzle's list of migrations; not those of an extension that the provider installed. */
const schemas = `n.nspname in ('public', 'drizzle')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** With these both databases write values as the same text. A transaction has them for itself with `set local`. */
export const copySettings = [
  `timezone = 'UTC'`,
  `datestyle = 'ISO, YMD'`,
  `intervalstyle = 'postgres'`,
  `extra_float_digits = 1`,
  `bytea_output = 'hex'`,
]

/** A large table takes its time, and whoever takes its rows does, too. */
export const patientSettings = ['statement_timeout = 0', 'idle_in_transaction_session_timeout = 0']

interface Column {
  name: string
  type: string
  computed: boolean
}

/** @returns all tables of the program but unlogged ones, which are of the moment and of that server; ordered by name. */
export async function readTables(read: Read): Promise<Table[]> {
  const rows = await read<{ schema: string; name: string; columns: string; pages: number; bytes: string }>(`
    select n.nspname as schema, c.relname as name,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages, pg_table_size(c.oid)::text as bytes,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'computed', a.attgenerated <> '') order by a.attname)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)::text as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relpersistence = 'p' and ${schemas} order by n.nspname collate "C", c.relname collate "C"`)
  return rows.map(({ schema, name, columns, pages, bytes }) => {
    const parsed = (JSON.parse(columns ?? '[]') as Column[]) ?? []
    return {
      name: quoteName(schema, name),
      shape: columns,
      stored: parsed.filter(({ computed }) => !computed).map((column) => quoteName(column.name)),
      pages,
      bytes: Number(bytes),
    }
  })
}

/** Generated columns are left out: what `lower` does depends on the server's locale. */
export async function readContent(read: Read, { name, stored }: Table): Promise<Content> {
  const [content] = await read<Content>(`
    select count(*)::text as rows,
      coalesce(sum(('x' || substr(md5(row(${stored.join(', ')})::text), 1, 15))::bit(60)::bigint), 0)::text as checksum
    from ${name}`)
  return content!
}

export interface ForeignKey {
  /** Quoted, with its schema. */
  table: string
  /** Quoted. */
  name: string
  /** As `alter table … add constraint` takes it. */
  definition: string
}

export function readForeignKeys(read: Read): Promise<ForeignKey[]> {
  return read<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and ${schemas} order by 1, 2`)
}

/** A migration that a database has seen. */
export interface Migration {
  /** When it was written, as the journal has it. */
  when: string
  hash: string
}

export async function readMigrations(read: Read): Promise<Migration[]> {
  const register = 'drizzle.__drizzle_migrations'
  const [found] = await read<{ there: boolean }>(`select to_regclass('${register}') is not null as there`)
  if (!found?.there) return []
  return read<Migration>(`select created_at::text as when, hash from ${register} order by created_at`)
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
