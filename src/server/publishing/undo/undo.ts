import type { Db } from '../../platform/db/database.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { PictureFile } from '../../platform/media/trash-files.ts'

/**
 * `undo` puts everything back exactly as it was; `restore` brings one item back from the trash: it makes nothing
 * public, and gives way to items that have taken its place.
 */
export type UndoMode = 'undo' | 'restore'

/** Versions while they are reverted. */
export interface Undo {
  tx: Db
  storage: Storage
  mode: UndoMode
  /** Differences from the former state, in sentences. */
  notes: Set<string>
  /** Files of pictures whose records were deleted; they are removed from the site after the commit. */
  removedFiles: PictureFile[]
}

/** Something was changed since, so that a version cannot be reverted; nothing may be committed then. */
export class UndoConflict extends Error {
  override name = 'UndoConflict'

  readonly label: string
  readonly reasons: string[]

  constructor(label: string, reasons: string[]) {
    super(`${label}: ${reasons.join('; ')}`)
    this.label = label
    this.reasons = reasons
  }
}
