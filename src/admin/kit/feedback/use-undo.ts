import { adminMessages } from '#contract/messages.ts'
import { callError } from '../api/admin-api.ts'
import { useReload } from '../api/use-reload.ts'
import { useWrite } from '../api/use-write.ts'
import { toastFailure } from './toasts.ts'
import { tellUndone } from './undone.ts'

const { undo } = adminMessages

/**
 * Undoes a change; then all screens and forms show the stored state.
 * @param report receives the success message and the undo's own change.
 */
export function useUndo(report: (message: string, change: number) => void) {
  const reload = useReload()
  return useWrite({
    write: (change_id: number, { api }) => api.changes.undo({ change_id }),
    onSuccess: async ({ change_id, notes }) => {
      report(notes.length > 0 ? `${undo.done}. ${notes.join(' ')}` : undo.done, change_id)
      tellUndone()
      await reload()
    },
    onError: (error) => toastFailure(callError(error)?.message ?? undo.failed),
  })
}
