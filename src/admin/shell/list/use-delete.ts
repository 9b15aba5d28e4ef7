import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { AdminApi } from '../api/admin-api.ts'
import { confirm } from '../feedback/confirm.tsx'
import { toastFailure, toastSuccess } from '../feedback/toasts.ts'
import { catchFocus } from '../hooks/use-return-focus.ts'
import { useWrite } from '../api/use-write.ts'

/** How a row is deleted, and what is said of it. */
export interface DeleteOptions<Item, Result> {
  /** The question, exactly as the specification words it. */
  question: { title: string; text: (item: Item) => string }
  remove: (item: Item, api: AdminApi) => Promise<Result>
  /** Said when it worked; null when the answer means that it did not. */
  done: (result: Result) => string | null
  /** Said when it failed; the words may depend on the error. */
  failed: string | ((error: unknown) => string)
  refresh: QueryKey[]
}

/**
 * @param onDeleted moves the focus, since the row's button is gone.
 * @returns a function that asks, deletes, says so, and refreshes what is stale.
 */
export function useDelete<Item, Result>(options: DeleteOptions<Item, Result>, onDeleted?: () => void) {
  const { question, remove, done, failed, refresh } = options
  const queryClient = useQueryClient()
  const { mutateAsync } = useWrite({ write: (item: Item, { api }) => remove(item, api) })
  return async (item: Item): Promise<boolean> => {
    const agreed = await confirm({ title: question.title, text: question.text(item), confirm: 'Delete' })
    if (!agreed) return false
    try {
      const said = done(await mutateAsync(item))
      if (said === null) throw new Error('nothing was deleted')
      toastSuccess(said)
      await Promise.all(refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      onDeleted?.()
      catchFocus()
      return true
    } catch (error) {
      toastFailure(typeof failed === 'string' ? failed : failed(error))
      return false
    }
  }
}
