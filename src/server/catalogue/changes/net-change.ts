import { isDeepStrictEqual } from 'node:util'
import type { ChangedNoun, ChangedThing } from '#contract/admin/changes/changes.ts'
import { describeGallery, describeUpdate, type GalleryRow } from './describe.ts'
import type { ItemRow } from './queries.ts'

/** @param items of one thing, the oldest first. @returns what they did together, from the first state to the last. */
export function netChange(items: ItemRow[]): Pick<ChangedThing, 'kind' | 'sentences'> {
  const own = items.filter(({ row_table, noun }) => row_table === noun)
  const [first, last] = [own[0], own.at(-1)]
  if (last?.kind === 'delete') return { kind: 'delete', sentences: ['Deleted'] }
  if (last?.kind === 'purge') return { kind: 'purge', sentences: ['Deleted for ever'] }
  if (first?.kind === 'insert') return { kind: 'insert', sentences: ['Created'] }
  const wasAway = own.some(({ kind }) => kind === 'delete')
  const sentences = [...(wasAway ? ['Deleted and brought back'] : updatesOf(own)), ...galleryOf(items)]
  return { kind: 'update', sentences: sentences.length > 0 ? sentences : ['Changed, and changed back'] }
}

function updatesOf(own: ItemRow[]): string[] {
  const updates = own.filter(({ kind }) => kind === 'update')
  if (updates.length === 0) return []
  const before = Object.assign({}, ...updates.toReversed().map((item) => item.before)) as Record<string, unknown>
  const after = Object.assign({}, ...updates.map((item) => item.after)) as Record<string, unknown>
  const same = Object.keys(after).filter((column) => isDeepStrictEqual(before[column], after[column]))
  for (const column of same) delete after[column]
  return describeUpdate(own[0]!.noun as Exclude<ChangedNoun, 'account'>, before, after)
}

/** A save writes all rows of a gallery anew; those that came and went in between do not count. */
function galleryOf(items: ItemRow[]): string[] {
  const rows = items.filter(({ row_table }) => row_table === 'trip_images')
  const inserted = rows.filter(({ kind }) => kind === 'insert')
  const deleted = rows.filter(({ kind }) => kind === 'delete')
  const without = (some: ItemRow[], others: ItemRow[]) =>
    some.filter(({ row_id }) => !others.some((other) => other.row_id === row_id))
  const before = without(deleted, inserted).map((item) => item.before as unknown as GalleryRow)
  const after = without(inserted, deleted).map((item) => item.after as unknown as GalleryRow)
  return before.length + after.length > 0 ? describeGallery(before, after) : []
}
