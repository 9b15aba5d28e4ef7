import { useRef } from 'react'
import type { AdminApi } from '../api/admin-api.ts'
import { confirm } from '../feedback/confirm.tsx'
import { toastFailure } from '../feedback/toasts.ts'
import { toastWithUndo } from '../feedback/toast-with-undo.tsx'
import { catchFocus, focusUnlessMoved } from '../hooks/use-return-focus.ts'
import { useReload } from '../api/use-reload.ts'
import { useWrite } from '../api/use-write.ts'

export interface DeleteOptions<Item, Result> {
  question: {
    title: string
    /** Worded as in the specification. */
    text: (item: Item) => string
    /** Names the item as it is now, and everything else its deletion changes. */
    detail?: (item: Item, signal: AbortSignal) => Promise<string> | string
  }
  remove: (item: Item, api: AdminApi) => Promise<Result>
  /** The message of success; null if the result means failure. */
  done: (result: Result) => string | null
  failed: string | ((error: unknown) => string)
}

/**
 * @param onDeleted moves the focus, since the row's button no longer exists.
 * @returns a function that asks for confirmation, deletes, shows a message and invalidates queries.
 */
export function useDelete<Item, Result>(options: DeleteOptions<Item, Result>, onDeleted?: () => void) {
  const { question, remove, done, failed } = options
  const reload = useReload()
  const left = useRef<number | null>(null)
  const { mutateAsync } = useWrite({
    write: (item: Item, { api }) => remove(item, api),
    onSuccess: (_result, _item, change) => (left.current = change),
  })
  const isAsking = useRef(false)
  return async (item: Item): Promise<boolean> => {
    // A second click while the consequences are looked up.
    if (isAsking.current) return false
    isAsking.current = true
    const unlessMoved = focusUnlessMoved()
    const detail = await detailOf(question, item)
    isAsking.current = false
    const text = question.text(item)
    if (!(await confirm({ title: question.title, text, detail, confirm: 'Delete' }))) return false
    try {
      const message = done(await mutateAsync(item))
      if (message === null) throw new Error('nothing was deleted')
      toastWithUndo(message, { change: left.current })
      await reload()
      unlessMoved(() => onDeleted?.())
      catchFocus()
      return true
    } catch (error) {
      toastFailure(typeof failed === 'string' ? failed : failed(error))
      return false
    }
  }
}

/** Maximum milliseconds to wait for the consequences; after that the question leaves them out. */
const lookupTime = 2000

async function detailOf<Item>(
  { detail }: DeleteOptions<Item, unknown>['question'],
  item: Item,
): Promise<string | null> {
  try {
    return (await detail?.(item, AbortSignal.timeout(lookupTime))) ?? null
  } catch {
    return null
  }
}
