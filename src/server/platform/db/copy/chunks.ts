import pg from 'pg'
import type { Snapshot } from './snapshot.ts'
import type { Table } from './tables.ts'

/** Rows of some neighbouring pages of a table. */
export interface PageRange {
  /** The first of them. */
  page: number
  rows: number
  /**
   * Changes whenever one of the rows is inserted, changed or removed: a version of a row is at one place and of one
   * transaction. Says nothing across a rewrite of the table or a restart of the server.
   */
  fingerprint: string
}

/** Bytes of rows, with TOAST, that are read again when one of them changes. */
const chunkBytes = 256 * 1024

/** @returns how many pages make a chunk: the former number, unless chunks became four times as large or as small. */
export function pagesOfChunk({ pages, bytes }: Pick<Table, 'pages' | 'bytes'>, former: number | undefined): number {
  const wanted = Math.max(1, (chunkBytes * pages) / Math.max(1, bytes))
  if (former && former <= wanted * 4 && former >= wanted / 4) return former
  return 2 ** Math.floor(Math.log2(wanted))
}

/** Reads no values of rows, so large texts cost nothing. */
export function readRanges({ query }: Snapshot, { name, pages }: Table, step: number): Promise<PageRange[]> {
  return query<PageRange>(`
    select page, rows, fingerprint from generate_series(0, ${pages}, ${step}) as page, lateral (
      select count(*)::int as rows, bit_xor(hashtidextended(ctid, xmin::text::int8))::text as fingerprint
      from ${pg.escapeIdentifier(name)}
      where ctid >= format('(%s,0)', page)::tid and ctid < format('(%s,0)', page + ${step})::tid
    ) as range where rows > 0 order by page`)
}

/** @returns rows in the text format of `copy`. */
export function readChunk(snapshot: Snapshot, { name, stored }: Table, page: number, step: number): Promise<Buffer> {
  const within = `ctid >= '(${page},0)'::tid and ctid < '(${page + step},0)'::tid`
  return snapshot.copyOut(`select ${stored.join(', ')} from ${pg.escapeIdentifier(name)} where ${within}`)
}
