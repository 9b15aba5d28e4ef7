import type { imports } from '../../platform/db/schema.ts'
import type { RowProblem } from '#contract/admin/exchange/imports.ts'

/** A row of a file: values by the names of the columns, undefined where a blank cell leaves items as they are. */
export interface FileRow {
  number: number
  values: Record<string, unknown>
  problems: RowProblem[]
  /** Of a CSV file, as it has them. */
  cells?: string[]
}

export type FileColumns = NonNullable<typeof imports.$inferSelect.columns>

/** The whole file cannot be read; the message is shown. */
export class FileRefused extends Error {
  override name = 'FileRefused'
  /** Where the admin can say what they are. */
  readonly columns: FileColumns | null
  constructor(message: string, columns: FileColumns | null = null) {
    super(message)
    this.columns = columns
  }
}

/** Reads a file piece by piece. */
export interface FileReader {
  rows: AsyncIterable<FileRow>
  /** Complete once all rows were read. */
  columns: () => FileColumns
}
