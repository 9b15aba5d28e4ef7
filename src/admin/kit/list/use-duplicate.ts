import type { AdminApi } from '../api/admin-api.ts'
import { callError } from '../api/admin-api.ts'
import { useWrite } from '../api/use-write.ts'
import { toastFailure } from '../feedback/toasts.ts'
import { toastWithUndo } from '../feedback/toast-with-undo.tsx'

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
  onDone: (copy: { id: string }) => unknown,
): ((item: { id: string }) => void) | undefined {
  const { mutate, isPending } = useWrite({
    write: (item: { id: string }, { api }) => options!.duplicate(item, api),
    onSuccess: (copy, _item, change) => {
      toastWithUndo(options!.done, { change })
      onDone(copy)
    },
    onError: (error) => toastFailure(callError(error)?.message ?? options!.failed),
  })
  return options && ((item) => (isPending ? undefined : mutate(item)))
}
