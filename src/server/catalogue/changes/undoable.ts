import type { VersionChange } from './queries.ts'

/** Work of the program that nobody reverts: the files are gone, or a command of its own does it. */
const finalOperations = new Set(['pictures.cleanup', 'demo.load', 'trash.expire'])

/** Whether an operation has something that can be put back. */
export function isUndoable(operation: string, versions: Pick<VersionChange, 'kind'>[]): boolean {
  return !finalOperations.has(operation) && versions.length > 0 && versions.every(({ kind }) => kind !== 'purge')
}
