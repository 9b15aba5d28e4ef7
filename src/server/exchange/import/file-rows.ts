import type { RowProblem } from '#contract/admin/exchange/imports.ts'

/** A row of a file: values by the names of the columns, undefined where a blank cell leaves items as they are. */
export interface FileRow {
  number: number
  values: Record<string, unknown>
  problems: RowProblem[]
}

export interface FileColumns {
  known: string[]
  unknown: string[]
  missing: string[]
}

/** Reads a file piece by piece. */
export interface FileReader {
  rows: AsyncIterable<FileRow>
  /** Complete once all rows were read. */
  columns: () => FileColumns
}

/** `Short description`, `short-description` and `SHORT_DESCRIPTION` are the same column. */
export function columnName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}
