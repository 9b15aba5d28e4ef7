import type pg from 'pg'
import { DatabaseUnavailable } from '../database.ts'
import { copyIn } from './copy-in.ts'
import type { FormerDatabase } from './former-database.ts'
import { sessionSettings, readContent, readSequences, readTables, type Read, type Table } from './tables.ts'

/** Size on disk of the rows that are copied at once. */
const chunkBytes = 8 * 1_048_576

export interface Progress {
  /** Called after each chunk. */
  onRows: (table: string, done: number, all: number) => void
  /** Called when a table is copied and compared. */
  onTable: (table: string, rows: number) => void
}

/**
 * Copies all tables and sequences into tables of the same shape, in one transaction and without triggers, and compares
 * row counts and checksums.
 * @throws DatabaseUnavailable when shapes differ beforehand, or contents afterwards.
 */
export async function copyTables(from: FormerDatabase, to: pg.Client, progress: Progress): Promise<void> {
  const readTarget: Read = async <Row>(query: string) => (await to.query(query)).rows as Row[]
  for (const setting of sessionSettings) {
    await from.rows(setting)
    await to.query(setting)
  }
  const tables = await readTables(from.rows)
  requireSameShape(tables, await readTables(readTarget))
  await to.query('begin')
  await to.query("set local session_replication_role = 'replica'")
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) {
    const content = await readContent(from.rows, table)
    const all = Number(content.rows)
    await copyTable(from, to, table, (done) => progress.onRows(table.name, done, all))
    const arrived = await readContent(readTarget, table)
    if (arrived.rows !== content.rows || arrived.checksum !== content.checksum) throw differs(table.name)
    progress.onTable(table.name, all)
  }
  for (const { name, value, called } of await readSequences(from.rows)) {
    await to.query('select setval($1::regclass, $2, $3)', [name, value, called])
  }
  await to.query('commit')
}

/** In ranges of pages, so that neither side has the whole table in memory. */
async function copyTable(from: FormerDatabase, to: pg.Client, table: Table, onRows: (done: number) => void) {
  const { name, stored, pages, bytes } = table
  const columns = stored.join(', ')
  const step = Math.max(1, Math.floor((chunkBytes * pages) / Math.max(1, bytes)))
  let done = 0
  for (let page = 0; page < pages; page += step) {
    const within = `ctid >= '(${page},0)'::tid and ctid < '(${page + step},0)'::tid`
    const rows = await from.copyOut(`select ${columns} from ${name} where ${within}`)
    await copyIn(to, `${name} (${columns})`, rows)
    // Each row ends with a line feed; within values it is escaped.
    done += rows.reduce((lines, byte) => (byte === 0x0a ? lines + 1 : lines), 0)
    onRows(done)
  }
}

function requireSameShape(former: Table[], created: Table[]): void {
  const shapes = new Map(created.map(({ name, shape }) => [name, shape]))
  const odd =
    former.find(({ name, shape }) => shapes.get(name) !== shape) ??
    created.find(({ name }) => !former.some((table) => table.name === name))
  if (odd) throw differs(odd.name)
}

function differs(table: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `DATA_DIR: the table ${table} is not as version 0.1 made it and cannot be converted; nothing was changed`,
  )
}
