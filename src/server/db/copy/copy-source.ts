import {
  readContent,
  readMigrations,
  readSequences,
  readTables,
  type Content,
  type Migration,
  type Read,
  type Sequence,
  type Table,
} from './tables.ts'

/** A table, and what it contains at the moment of the copy. */
export type SourceTable = Table & Content

/** What a copy of a database has to contain. */
export interface SourceFacts {
  migrations: Migration[]
  tables: SourceTable[]
  sequences: Sequence[]
}

/** Where a database is copied from: another database, or a dump. */
export interface CopySource extends SourceFacts {
  /** @returns the rows of a table in the text format of `copy`, whole rows in each piece. */
  pieces(table: SourceTable): AsyncIterable<Buffer>
}

/** Size on disk of the rows that are copied at once. */
const pieceBytes = 8 * 1_048_576

export async function readFacts(read: Read): Promise<SourceFacts> {
  const tables: SourceTable[] = []
  for (const table of await readTables(read)) tables.push({ ...table, ...(await readContent(read, table)) })
  return { migrations: await readMigrations(read), tables, sequences: await readSequences(read) }
}

/** In ranges of pages, so that neither side has the whole table in memory. */
export async function* piecesOf(
  copyOut: (query: string) => Promise<Buffer>,
  { name, stored, pages, bytes }: Table,
): AsyncGenerator<Buffer> {
  const step = Math.max(1, Math.floor((pieceBytes * pages) / Math.max(1, bytes)))
  for (let page = 0; page < pages; page += step) {
    const within = `ctid >= '(${page},0)'::tid and ctid < '(${page + step},0)'::tid`
    const rows = await copyOut(`select ${stored.join(', ')} from ${name} where ${within}`)
    if (rows.length > 0) yield rows
  }
}
