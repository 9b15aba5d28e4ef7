import { createHash } from 'node:crypto'
import pg from 'pg'
import { ownNames, type Migration } from './own-schema.ts'

/** Runs a query on a database. */
export type Read = <Row>(query: string) => Promise<Row[]>

export interface Table {
  name: string
  /** Hash of the names and types of its columns. */
  shape: string
  /** Columns, quoted, without generated ones. */
  stored: string[]
  /** Another one after the table was rewritten, or a column was added or dropped. */
  version: string
  /** Pages of the table, without TOAST. */
  pages: number
  /** With TOAST. */
  bytes: number
}

/** With these all databases write values as the same text. */
export const copySettings = [
  `timezone = 'UTC'`,
  `datestyle = 'ISO, YMD'`,
  `intervalstyle = 'postgres'`,
  `extra_float_digits = 1`,
  `bytea_output = 'hex'`,
]

/** A large table takes its time. */
export const patientSettings = ['statement_timeout = 0', 'idle_in_transaction_session_timeout = 0']

interface Column {
  name: string
  type: string
  computed: boolean
}

interface Found {
  name: string
  columns: string
  version: string
  pages: number
  bytes: string
}

/** @returns the program's tables in a schema but unlogged ones, which are of the moment; ordered by name. */
export async function readTables(read: Read, schema = 'public'): Promise<Table[]> {
  const names = ownNames().tables.map((name) => pg.escapeLiteral(name))
  const rows = await read<Found>(`
    select c.relname as name, concat_ws(' ', pg_relation_filenode(c.oid),
        (select array_agg(attnum order by attnum) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped)) as version,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages, pg_table_size(c.oid)::text as bytes,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'computed', a.attgenerated <> '') order by a.attname)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)::text as columns
    from pg_class c where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = '${schema}'::regnamespace
      and c.relname in (${names.join(', ')}) order by c.relname collate "C"`)
  return rows.map(({ name, columns, version, pages, bytes }) => {
    const stored = (JSON.parse(columns) as Column[]).filter(({ computed }) => !computed)
    return {
      name,
      shape: createHash('sha256').update(columns).digest('hex').slice(0, 16),
      stored: stored.map((column) => pg.escapeIdentifier(column.name)),
      version,
      pages,
      bytes: Number(bytes),
    }
  })
}

export interface ForeignKey {
  /** Both quoted. */
  table: string
  name: string
  /** As `alter table … add constraint` takes it. */
  definition: string
}

export function readForeignKeys(read: Read, schema: string): Promise<ForeignKey[]> {
  return read<ForeignKey>(`
    select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k where k.contype = 'f' and k.connamespace = '${schema}'::regnamespace order by 1, 2`)
}

export async function readMigrations(read: Read): Promise<Migration[]> {
  const register = 'drizzle.__drizzle_migrations'
  const [found] = await read<{ there: boolean }>(`select to_regclass('${register}') is not null as there`)
  if (!found?.there) return []
  return read<Migration>(`select created_at::text as when, hash from ${register} order by created_at`)
}

export interface Sequence {
  name: string
  /** The last number that was given out. */
  value: string
}

/** @returns the sequences of the program's tables that have given out a number, ordered by name. */
export async function readSequences(read: Read, schema = 'public'): Promise<Sequence[]> {
  const found = await read<Sequence & { owner: string; value: string | null }>(`
    select c.relname as name, pg_sequence_last_value(c.oid)::text as value, owner.relname as owner
    from pg_class c join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      and d.refclassid = 'pg_class'::regclass join pg_class owner on owner.oid = d.refobjid
    where c.relkind = 'S' and c.relnamespace = '${schema}'::regnamespace order by c.relname collate "C"`)
  const names = new Set(ownNames().tables)
  return found
    .filter(({ owner, value }) => value !== null && names.has(owner))
    .map(({ name, value }) => ({ name, value }))
}
