import type { FileColumns } from './file-rows.ts'

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
