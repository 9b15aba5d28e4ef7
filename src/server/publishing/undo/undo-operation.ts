import { asc, eq } from 'drizzle-orm'
import { adminMessages } from '#contract/messages.ts'
import { isBrokenConstraint } from '../../platform/db/failures.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations, versions } from '../../platform/db/schema.ts'
import { currentOperation, nameUndone } from '../../platform/db/writes/operations.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { PictureFile } from '../../platform/media/trash-files.ts'
import { isUndoable } from '../activity/queries.ts'
import { revertVersions } from './revert-versions.ts'
import { UndoConflict, type Undo } from './undo.ts'

export interface Undone {
  /** Change that the undo made. */
  change_id: number
  notes: string[]
  /** For `moveToTrash` after the commit. */
  removedFiles: PictureFile[]
}

export type UndoRefusal = 'CHANGE_NOT_FOUND' | 'ALREADY_UNDONE' | 'NOT_UNDOABLE'

/**
 * Reverts an operation (docs/decisions/0051).
 * @returns why it cannot be undone.
 * @throws UndoConflict where something was changed since; nothing may be committed then.
 */
export async function undoOperation(tx: Db, storage: Storage, id: number): Promise<Undone | UndoRefusal> {
  // The lock lets of two undos of one operation the second one see the first.
  const [operation] = await tx.select().from(operations).where(eq(operations.id, id)).for('update')
  if (!operation) return 'CHANGE_NOT_FOUND'
  if ((await tx.$count(operations, eq(operations.undo_of, id))) > 0) return 'ALREADY_UNDONE'
  const stored = await tx
    .select({ id: versions.id, kind: versions.kind })
    .from(versions)
    .where(eq(versions.operation_id, id))
    .orderBy(asc(versions.id))
  if (!isUndoable(operation.operation, stored)) return 'NOT_UNDOABLE'
  await nameUndone(tx, id)
  const undo: Undo = { tx, storage, mode: 'undo', notes: new Set(), removedFiles: [] }
  await revertVersions(
    undo,
    stored.map((version) => version.id),
  ).catch(asConflict)
  const change_id = await currentOperation(tx)
  if (change_id === null) throw nothingUndone(undo)
  return { change_id, notes: [...undo.notes], removedFiles: undo.removedFiles }
}

function nothingUndone({ notes }: Undo): UndoConflict {
  const { due, scheduleGone, nothing } = adminMessages.undo.reasons
  const said = adminMessages.trash.notes
  if (notes.has(said.scheduleGone)) return new UndoConflict('', [scheduleGone])
  return new UndoConflict('', [notes.has(said.schedule) ? due : nothing])
}

/** The database's constraints catch what no check has foreseen. */
export function asConflict(error: unknown): never {
  throw isBrokenConstraint(error) ? new UndoConflict('', [adminMessages.undo.reasons.taken]) : error
}
