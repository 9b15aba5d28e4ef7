import type { ItemRow } from './queries.ts'

/** Work of the program that nobody takes back: the files are gone, or a command of its own does it. */
const finalOperations = new Set(['pictures.cleanup', 'demo.load', 'trash.expire'])

/** Whether a change has something that can be put back. */
export function isUndoable(operation: string, items: Pick<ItemRow, 'kind'>[]): boolean {
  return !finalOperations.has(operation) && items.length > 0 && items.every(({ kind }) => kind !== 'purge')
}
