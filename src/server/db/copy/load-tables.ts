import type pg from 'pg'
import { copyIn } from './copy-rows.ts'
import type { CopySource, SourceTable } from './copy-source.ts'
import {
  copySettings,
  patientSettings,
  readContent,
  readForeignKeys,
  readTables,
  type ForeignKey,
  type Read,
  type Table,
} from './tables.ts'
import { unfinishedSchema } from './unfinished.ts'

export interface Progress {
  /** Called after each piece. */
  onRows: (table: string, done: number, all: number) => void
  /** Called when a table is copied and compared. */
  onTable: (table: string, rows: number) => void
}

export const noProgress: Progress = { onRows: () => {}, onTable: () => {} }

/** A table is another one than at the source, or has other rows after the copy. */
export class CopyDiffers extends Error {
  override name = 'CopyDiffers'
  readonly table: string

  constructor(table: string) {
    super(`the table ${table} differs`)
    this.table = table
  }
}

/** Foreign keys that are gone until all rows are there. */
const keptKeys = `${unfinishedSchema}.foreign_keys`

/**
 * Copies all rows and sequences into tables of the same shape and compares row counts and checksums. A table whose rows
 * are there already is left as it is, so an interrupted copy goes on where it was. Meanwhile triggers are off and
 * foreign keys are gone, which needs no more than the right of the tables' owner: docs/decisions/0085.
 * @throws CopyDiffers when shapes differ beforehand (then nothing is changed), or contents afterwards.
 */
export async function loadTables(from: CopySource, to: pg.Client, progress: Progress): Promise<void> {
  const read: Read = async <Row>(query: string) => (await to.query(query)).rows as Row[]
  for (const setting of [...patientSettings, ...copySettings]) await to.query(`set ${setting}`)
  const targets = new Map((await readTables(read)).map((table) => [table.name, table]))
  requireSameShape(from.tables, targets)
  await inTransaction(to, () => loosen(to, read, from.tables))
  for (const table of from.tables) {
    const target = targets.get(table.name)!
    if (!(await hasContent(read, target, table))) {
      await inTransaction(to, async () => {
        await copyTable({ from, to, progress }, table, target)
        if (!(await hasContent(read, target, table))) throw new CopyDiffers(table.name)
      })
    }
    progress.onTable(table.name, Number(table.rows))
  }
  await inTransaction(to, () => tighten(to, read, from))
  // Without statistics the planner would choose slow plans for the first pages.
  await to.query('analyze')
}

async function copyTable(
  { from, to, progress }: { from: CopySource; to: pg.Client; progress: Progress },
  table: SourceTable,
  { name, stored }: Table,
): Promise<void> {
  await to.query(`truncate ${name}`)
  let done = 0
  for await (const rows of from.pieces(table)) {
    await copyIn(to, `${name} (${stored.join(', ')})`, rows)
    // Each row ends with a line feed; within values it is escaped.
    done += rows.reduce((lines, byte) => (byte === 0x0a ? lines + 1 : lines), 0)
    progress.onRows(name, done, Number(table.rows))
  }
}

/** Foreign keys are kept in a table, as nothing else would know them after an interruption. */
async function loosen(to: pg.Client, read: Read, tables: Table[]): Promise<void> {
  await to.query(`create schema if not exists ${unfinishedSchema}`)
  await to.query(`create table if not exists ${keptKeys} ("table" text, name text, definition text)`)
  for (const { table, name, definition } of await readForeignKeys(read)) {
    await to.query(`insert into ${keptKeys} values ($1, $2, $3)`, [table, name, definition])
    await to.query(`alter table ${table} drop constraint ${name}`)
  }
  for (const { name } of tables) await to.query(`alter table ${name} disable trigger user`)
}

async function tighten(to: pg.Client, read: Read, { tables, sequences }: CopySource): Promise<void> {
  const keys = await read<ForeignKey>(`select "table", name, definition from ${keptKeys}`)
  for (const { table, name, definition } of keys) {
    await to.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  for (const { name, value, called } of sequences) {
    await to.query('select setval($1::regclass, $2, $3)', [name, value, called])
  }
  for (const { name } of tables) await to.query(`alter table ${name} enable trigger user`)
  await to.query(`drop table ${keptKeys}`)
}

async function hasContent(read: Read, target: Table, { rows, checksum }: SourceTable): Promise<boolean> {
  const found = await readContent(read, target)
  return found.rows === rows && found.checksum === checksum
}

function requireSameShape(tables: SourceTable[], targets: Map<string, Table>): void {
  const odd = tables.find(({ name, shape }) => targets.get(name)?.shape !== shape)
  const other = [...targets.keys()].find((name) => !tables.some((table) => table.name === name))
  if (odd || other) throw new CopyDiffers(odd?.name ?? other!)
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
