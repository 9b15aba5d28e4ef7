import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { callError, isDiskFull, isOffline, type AdminApi } from '../api/admin-api.ts'
import { toastFailure, toastSuccess } from '../feedback/toasts.ts'
import { useWrite } from '../api/use-write.ts'

/** Whether to save over a newer version. */
export interface SaveMode {
  overwrite: boolean
}

/** Second argument of `save`. */
export interface SaveCall extends SaveMode {
  api: AdminApi
}

interface SaveOptions<Values, Saved> {
  /** Makes the call with the given API. */
  save: (values: Values, call: SaveCall) => Promise<Saved>
  /** Toast on success. */
  done: string
  /** Toast on failure; the text may depend on the error. */
  failed: string | ((error: unknown) => string)
  /** Queries to invalidate (specification 7.6). */
  refresh: QueryKey[]
  onSaved: (saved: Saved) => void
  /** Shows errors at their fields. @returns whether there were any. */
  onRefused?: (error: unknown) => boolean
}

/** Why a save is waiting for a decision. */
export type SaveConflict = 'conflict' | null

/**
 * Saves a form. Whatever fails, the form keeps its values: an expired session asks the admin to sign in again and then
 * saves, a version conflict offers a choice, a lost connection is reported.
 */
export function useSave<Values, Saved>(options: SaveOptions<Values, Saved>) {
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<SaveConflict>(null)
  const [pending, setPending] = useState<Values | null>(null)
  const { mutate, isPending } = useWrite({
    write: ({ values, overwrite }: { values: Values } & SaveMode, { api }) => options.save(values, { overwrite, api }),
    onSuccess: async (saved) => {
      toastSuccess(options.done)
      await Promise.all(options.refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      options.onSaved(saved)
    },
    onError: (error, { values }) => {
      setPending(values)
      if (callError(error)?.code === 'VERSION_CONFLICT') setConflict('conflict')
      else reportFailure(error, options)
    },
  })
  const send = (values: Values, mode: SaveMode = { overwrite: false }) => mutate({ values, ...mode })
  return {
    send,
    saving: isPending,
    conflict,
    /** Repeats the save after the conflict was resolved. */
    resume: (mode: SaveMode = { overwrite: false }) => {
      setConflict(null)
      if (pending !== null) send(pending, mode)
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
