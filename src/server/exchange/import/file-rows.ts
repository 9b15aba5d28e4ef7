import type { RowProblem } from '#contract/admin/exchange/imports.ts'

/** A row of a file: values by the names of the columns, undefined where a blank cell leaves items as they are. */
export interface FileRow {
  number: number
  values: Record<string, unknown>
  problems: RowProblem[]
  /** Of a CSV file, as it has them. */
  cells?: string[]
}

export interface FileColumns {
  known: string[]
  unknown: string[]
  missing: string[]
  required: string[]
  head?: string[]
}

/** Reads a file piece by piece. */
export interface FileReader {
  rows: AsyncIterable<FileRow>
  /** Complete once all rows were read. */
  columns: () => FileColumns
}
