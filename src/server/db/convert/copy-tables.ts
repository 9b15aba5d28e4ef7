import type pg from 'pg'
import { DatabaseUnavailable } from '../database.ts'
import { copyIn } from './copy-in.ts'
import type { FormerDatabase } from './former-database.ts'
import { equalSettings, readContent, readSequences, readTables, type Read, type Table } from './tables.ts'

/** How much of a table is on its way at once, bytes as they lie on disk. */
const portion = 8 * 1_048_576

/** Told as the rows arrive. */
export interface Progress {
  /** Within a table. */
  onRows: (table: string, done: number, all: number) => void
  /** A table is copied and compared. */
  onTable: (table: string, rows: number) => void
}

/**
 * Copies all tables and sequences into tables of the same shape, in one transaction and without triggers, and compares
 * counts and sums.
 * @throws DatabaseUnavailable when the tables are not the same, before or afterwards.
 */
export async function copyTables(from: FormerDatabase, to: pg.Client, progress: Progress): Promise<void> {
  const readTarget: Read = async <Row>(query: string) => (await to.query(query)).rows as Row[]
  for (const setting of equalSettings) {
    await from.rows(setting)
    await to.query(setting)
  }
  const tables = await readTables(from.rows)
  requireSame(tables, await readTables(readTarget))
  await to.query('begin')
  await to.query("set local session_replication_role = 'replica'")
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) {
    const content = await readContent(from.rows, table)
    const all = Number(content.rows)
    await copyTable(from, to, table, (done) => progress.onRows(table.name, done, all))
    const arrived = await readContent(readTarget, table)
    if (arrived.rows !== content.rows || arrived.sum !== content.sum) throw differs(table.name)
    progress.onTable(table.name, all)
  }
  for (const { name, value, called } of await readSequences(from.rows)) {
    await to.query('select setval($1::regclass, $2, $3)', [name, value, called])
  }
  await to.query('commit')
}

/** By pages of the table, so that neither side holds the whole of it. */
async function copyTable(from: FormerDatabase, to: pg.Client, table: Table, onRows: (done: number) => void) {
  const { name, stored, pages, bytes } = table
  const columns = stored.join(', ')
  const step = Math.max(1, Math.floor((portion * pages) / Math.max(1, bytes)))
  let done = 0
  for (let page = 0; page < pages; page += step) {
    const within = `ctid >= '(${page},0)'::tid and ctid < '(${page + step},0)'::tid`
    const rows = await from.copyOut(`select ${columns} from ${name} where ${within}`)
    await copyIn(to, `${name} (${columns})`, rows)
    // A row ends with a line feed; one within a value is written as \n.
    done += rows.reduce((lines, byte) => (byte === 0x0a ? lines + 1 : lines), 0)
    onRows(done)
  }
}

function requireSame(former: Table[], made: Table[]): void {
  const shapes = new Map(made.map(({ name, shape }) => [name, shape]))
  const odd =
    former.find(({ name, shape }) => shapes.get(name) !== shape) ??
    made.find(({ name }) => !former.some((table) => table.name === name))
  if (odd) throw differs(odd.name)
}

function differs(table: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `DATA_DIR: the table ${table} is not as version 0.1 made it and cannot be converted; nothing was changed`,
  )
}
