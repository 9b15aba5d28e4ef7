import { asc, eq } from 'drizzle-orm'
import { adminMessages } from '#contract/messages.ts'
import { isBrokenConstraint } from '../../db/failures.ts'
import type { Db } from '../../db/database.ts'
import { changeItems, changes } from '../../db/schema.ts'
import { nameUndone, currentChange } from '../../db/writes/change-author.ts'
import type { Storage } from '../../files/storage.ts'
import type { PictureFile } from '../../media/trash-files.ts'
import { replayItems } from './replay/replay-items.ts'
import { newReplay, ReplayConflict, type Replay } from './replay/replay.ts'
import { isUndoable } from './undoable.ts'

export interface Undone {
  /** Of the undo. */
  change_id: number
  notes: string[]
  /** For `moveToTrash` after the commit. */
  removedFiles: PictureFile[]
}

export type UndoRefusal = 'CHANGE_NOT_FOUND' | 'ALREADY_UNDONE' | 'NOT_UNDOABLE'

/**
 * Takes a change back: docs/decisions/0051.
 * @returns why that cannot be.
 * @throws ReplayConflict where something was changed since; nothing may be committed then.
 */
export async function undoChange(tx: Db, storage: Storage, id: number): Promise<Undone | UndoRefusal> {
  // The lock lets of two undos of one change the second one see the first.
  const [change] = await tx.select().from(changes).where(eq(changes.id, id)).for('update')
  if (!change) return 'CHANGE_NOT_FOUND'
  if ((await tx.$count(changes, eq(changes.undo_of, id))) > 0) return 'ALREADY_UNDONE'
  const items = await tx.select().from(changeItems).where(eq(changeItems.change_id, id)).orderBy(asc(changeItems.id))
  if (!isUndoable(change.operation, items)) return 'NOT_UNDOABLE'
  await nameUndone(tx, id)
  const replay = newReplay(tx, storage, 'undo')
  await replayItems(replay, items).catch(asConflict)
  const change_id = await currentChange(tx)
  if (change_id === null) throw nothingUndone(replay)
  return { change_id, notes: [...replay.notes], removedFiles: replay.removedFiles }
}

function nothingUndone({ notes }: Replay): ReplayConflict {
  const { due, scheduleGone, nothing } = adminMessages.undo.reasons
  const said = adminMessages.trash.notes
  if (notes.has(said.scheduleGone)) return new ReplayConflict('', [scheduleGone])
  return new ReplayConflict('', [notes.has(said.schedule) ? due : nothing])
}

/** What no check foresaw, the constraints of the database find. */
export function asConflict(error: unknown): never {
  throw isBrokenConstraint(error) ? new ReplayConflict('', [adminMessages.undo.reasons.taken]) : error
}
