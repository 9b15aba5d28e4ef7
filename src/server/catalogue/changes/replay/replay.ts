import type { Db } from '../../../db/database.ts'
import type { Storage } from '../../../files/storage.ts'
import type { PictureFile } from '../../../media/trash-files.ts'

/**
 * `undo` puts everything back exactly as it was; `restore` brings one thing back from the trash: nothing is public by
 * it, and it makes way for what has taken its place.
 */
export type ReplayMode = 'undo' | 'restore'

/** Items of changes while they are applied backwards. */
export interface Replay {
  tx: Db
  storage: Storage
  mode: ReplayMode
  /** What is different from before, in sentences. */
  notes: Set<string>
  /** Trips and vendors whose generated texts and versions follow at the end. */
  trips: Set<string>
  vendors: Set<string>
  /** Trips whose own rows were written, and so have a new version. */
  rewritten: Set<string>
  /** Drafts that came back. */
  editions: Set<string>
  /** Of pictures whose records were deleted: they leave the site after the commit. */
  removedFiles: PictureFile[]
}

export function newReplay(tx: Db, storage: Storage, mode: ReplayMode): Replay {
  return {
    tx,
    storage,
    mode,
    notes: new Set(),
    trips: new Set(),
    rewritten: new Set(),
    vendors: new Set(),
    editions: new Set(),
    removedFiles: [],
  }
}

/** Something was changed since, so that an item cannot be applied; nothing may be committed then. */
export class ReplayConflict extends Error {
  override name = 'ReplayConflict'

  readonly label: string
  readonly reasons: string[]

  constructor(label: string, reasons: string[]) {
    super(`${label}: ${reasons.join('; ')}`)
    this.label = label
    this.reasons = reasons
  }
}
