import type { AdminApi } from '../api/admin-api.ts'
import { useAction } from '../api/use-action.ts'

export interface DuplicateOptions {
  duplicate: (item: { id: string }, api: AdminApi) => Promise<{ id: string }>
  done: string
  failed: string
}

/**
 * @param onDone opens the copy, which is about to be changed.
 * @returns a function that copies an item; undefined without options.
 */
export function useDuplicate(
  options: DuplicateOptions | undefined,
  onDone: (copy: { id: string }) => void,
): ((item: { id: string }) => void) | undefined {
  const { act, isPending } = useAction()
  if (!options) return undefined
  const { duplicate, ...texts } = options
  return (item) => (isPending ? undefined : act({ ...texts, run: (api) => duplicate(item, api), onDone }))
}
