import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { callError, isDiskFull, isOffline, type AdminApi } from '../api/admin-api.ts'
import { toastFailure, toastSuccess } from '../feedback/toasts.ts'
import { useWrite } from '../api/use-write.ts'

/**
 * What happens after a save: the form closes (its button), it goes on (Ctrl/Cmd+S), or it is about to be left, which
 * somebody else does.
 */
export type AfterSave = 'return' | 'stay' | 'leave'

interface SaveMode {
  /** Whether to save over a newer version. */
  overwrite?: boolean
  /** By default the form closes. */
  after?: AfterSave
}

/** Second argument of `save`. */
export interface SaveCall {
  overwrite: boolean
  api: AdminApi
}

/** What a successful save was about. */
export interface SavedAs<Values> {
  values: Values
  after: AfterSave
}

export interface SaveOptions<Values, Saved> {
  /** Makes the call with the given API. */
  save: (values: Values, call: SaveCall) => Promise<Saved>
  /** Toast on success. */
  done: string
  /** Toast on failure; the text may depend on the error. */
  failed: string | ((error: unknown) => string)
  /** Queries to invalidate (specification 7.6). */
  refresh: QueryKey[]
  /** The page of the public site that shows what was saved, for the toast. */
  viewHref?: (saved: Saved, values: Values) => string | null
  onSaved: (saved: Saved, as: SavedAs<Values>) => void
  /** Shows errors at their fields. @returns whether there were any. */
  onRefused?: (error: unknown) => boolean
  /** Called with the values that met a newer version. */
  onConflict?: (values: Values) => void
}

/**
 * Saves a form. Whatever fails, the form keeps its values: an expired session asks the admin to sign in again and then
 * saves, a version conflict offers a choice, a lost connection is reported.
 */
export function useSave<Values, Saved>(options: SaveOptions<Values, Saved>) {
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<SavedAs<Values> | null>(null)
  const { mutateAsync, isPending } = useWrite({
    write: ({ values, overwrite }: SavedAs<Values> & { overwrite: boolean }, { api }) =>
      options.save(values, { overwrite, api }),
    onSuccess: async (saved, { values, after }) => {
      toastSuccess(options.done, undefined, options.viewHref?.(saved, values))
      const refreshed = Promise.all(options.refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      // A form that closes shows the list as it is now; one that stays open need not wait for the list beneath it.
      if (after === 'return') await refreshed
      options.onSaved(saved, { values, after })
    },
    onError: (error, { values, after }) => {
      if (callError(error)?.code !== 'VERSION_CONFLICT') return reportFailure(error, options)
      setConflict({ values, after })
      options.onConflict?.(values)
    },
  })
  /** @returns whether it was saved. */
  const send = (values: Values, { overwrite = false, after = 'return' }: SaveMode = {}): Promise<boolean> =>
    mutateAsync({ values, overwrite, after }).then(
      () => true,
      () => false,
    )
  return {
    send,
    saving: isPending,
    /** Whether a save waits for a decision, since a newer version is stored. */
    conflict: conflict !== null,
    /** Saves over the newer version. */
    overwrite: () => {
      setConflict(null)
      if (conflict) void send(conflict.values, { overwrite: true, after: conflict.after })
    },
    /** Closes the conflict; the form stays open with its values. */
    cancel: () => setConflict(null),
  }
}

function reportFailure<Values, Saved>(error: unknown, options: SaveOptions<Values, Saved>): void {
  const failed = typeof options.failed === 'string' ? options.failed : options.failed(error)
  const isRefused = options.onRefused?.(error) ?? false
  if (!isRefused && isDiskFull(error)) toastFailure(`${failed}. ${adminMessages.diskFull.message}`)
  else if (!isRefused && isOffline(error)) toastFailure(`${failed}. ${offlineMessage}`)
  else toastFailure(failed)
}

const offlineMessage = 'The server could not be reached; nothing is lost here.'
