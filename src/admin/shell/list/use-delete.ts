import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { AdminApi } from '../api/admin-api.ts'
import { confirm } from '../feedback/confirm.tsx'
import { toastFailure, toastSuccess } from '../feedback/toasts.ts'
import { catchFocus } from '../hooks/use-return-focus.ts'
import { useWrite } from '../api/use-write.ts'

export interface DeleteOptions<Item, Result> {
  /** Worded as in the specification. */
  question: { title: string; text: (item: Item) => string }
  remove: (item: Item, api: AdminApi) => Promise<Result>
  /** The message of success; null if the result means failure. */
  done: (result: Result) => string | null
  failed: string | ((error: unknown) => string)
  /** Queries to invalidate. */
  refresh: QueryKey[]
}

/**
 * @param onDeleted moves the focus, since the row's button no longer exists.
 * @returns a function that asks for confirmation, deletes, shows a message and invalidates queries.
 */
export function useDelete<Item, Result>(options: DeleteOptions<Item, Result>, onDeleted?: () => void) {
  const { question, remove, done, failed, refresh } = options
  const queryClient = useQueryClient()
  const { mutateAsync } = useWrite({ write: (item: Item, { api }) => remove(item, api) })
  return async (item: Item): Promise<boolean> => {
    const confirmed = await confirm({ title: question.title, text: question.text(item), confirm: 'Delete' })
    if (!confirmed) return false
    try {
      const message = done(await mutateAsync(item))
      if (message === null) throw new Error('nothing was deleted')
      toastSuccess(message)
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
