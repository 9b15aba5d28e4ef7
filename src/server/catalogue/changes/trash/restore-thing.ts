import type { Db } from '../../../db/database.ts'
import type { Storage } from '../../../files/storage.ts'
import { replayItems } from '../replay/replay-items.ts'
import { newReplay } from '../replay/replay.ts'
import { linksIn } from '../replay/side-items.ts'
import { asConflict } from '../undo-change.ts'
import { lockDeletion, selectItemsOfDeletion, type Thing } from './queries.ts'

export interface Restored extends Thing {
  label: string
  as: 'draft' | 'inactive' | 'before'
  notes: string[]
}

const restoredAs = {
  trips: 'draft',
  blogs: 'draft',
  hero_images: 'inactive',
  vendors: 'before',
  testimonials: 'before',
  pictures: 'before',
} as const satisfies Record<Thing['noun'], Restored['as']>

/**
 * Brings a thing back from the trash, with what its deletion took along or unlinked.
 * @returns null where it is not in the trash.
 * @throws ReplayConflict where it cannot be; nothing may be committed then.
 */
export async function restoreThing(tx: Db, storage: Storage, thing: Thing): Promise<Restored | null> {
  const deletion = await lockDeletion(tx, thing)
  if (!deletion) return null
  const items = await selectItemsOfDeletion(tx, deletion.change_id, thing)
  const own = items.filter(({ noun, noun_id }) => noun === thing.noun && noun_id === thing.noun_id)
  const others = items.filter((item) => !own.includes(item))
  const unlinked = others.filter((item) => linksIn([...own, item]).has(item))
  const replay = newReplay(tx, storage, 'restore')
  const inOrder = items.filter((item) => own.includes(item) || unlinked.includes(item))
  await replayItems(replay, inOrder).catch(asConflict)
  return { ...thing, label: deletion.label ?? '', as: restoredAs[thing.noun], notes: [...replay.notes] }
}
