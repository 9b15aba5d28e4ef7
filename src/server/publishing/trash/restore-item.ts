import { eq } from 'drizzle-orm'
import type { TrashEntity } from '#contract/admin/changes/trash.ts'
import type { Db } from '../../platform/db/database.ts'
import { versionChanges } from '../../platform/db/schema.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { linksIn } from '../undo/following.ts'
import { revertVersions } from '../undo/revert-versions.ts'
import { asConflict } from '../undo/undo-operation.ts'
import type { Undo } from '../undo/undo.ts'
import { lockDeletion, type TrashedItem } from './queries.ts'

const restoredAs = {
  trips: 'draft',
  blogs: 'draft',
  hero_images: 'inactive',
  vendors: 'before',
  testimonials: 'before',
  pictures: 'before',
} as const satisfies Record<TrashEntity, string>

/**
 * Restores an item from the trash, with the rows that its deletion removed or unlinked.
 * @returns null where it is not in the trash.
 * @throws UndoConflict where it cannot be; nothing may be committed then.
 */
export async function restoreItem(tx: Db, storage: Storage, item: TrashedItem) {
  const deletion = await lockDeletion(tx, item)
  if (!deletion) return null
  const all = await tx.select().from(versionChanges).where(eq(versionChanges.operation_id, deletion.operation_id!))
  const own = all.filter(({ entity, item_id }) => entity === item.entity && item_id === item.item_id)
  const unlinked = linksIn([...own, ...all.filter(({ kind }) => kind === 'update')])
  const undo: Undo = { tx, storage, mode: 'restore', notes: new Set(), removedFiles: [] }
  await revertVersions(
    undo,
    all.filter((each) => own.includes(each) || unlinked.has(each)).map(({ id }) => id),
  ).catch(asConflict)
  const { entity, item_id } = item
  return { entity, item_id, label: deletion.label, as: restoredAs[entity], notes: [...undo.notes] }
}
