import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { callError, isDiskFull, isOffline, type AdminApi } from '../api/admin-api.ts'
import { toastFailure } from '../feedback/toasts.ts'
import { toastDone } from '../undo/toast-done.tsx'
import { useWrite } from '../api/use-write.ts'
import type { Change } from './conflict/merge.ts'

/**
 * What happens after a save: the form closes (its button), it goes on (Ctrl/Cmd+S), or it is about to be left, which
 * somebody else does.
 */
export type AfterSave = 'return' | 'stay' | 'leave'

/** The stored versions that a save goes onto. */
export interface Onto {
  version: string
  /** Of the open draft; null without one. */
  draft_version: string | null
}

interface SaveMode {
  /** By default the form closes. */
  after?: AfterSave
  /** By default the versions that the form began with. */
  onto?: Onto | undefined
}

/** Second argument of `save`. */
export interface SaveCall {
  onto: Onto | undefined
  api: AdminApi
}

/** What a successful save was about. */
export interface SavedAs<Values> {
  values: Values
  after: AfterSave
  onto?: Onto | undefined
}

/** A form's values merged with a newer stored version. */
export interface Merged<Values> {
  values: Values
  /** Fields that both have changed; `values` has the form's own. */
  changes: Change[]
  onto: Onto
  /** Puts the values into the form, which then begins with the stored version. */
  adopt: () => void
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
  /** Merges the form with a newer version. @returns null if that could not be loaded, which it has said. */
  mergeNewer?: () => Promise<Merged<Values> | null>
}

/** Others would have to save as often within a moment. */
const maxMerges = 5

/**
 * Saves a form. Whatever fails, the form keeps its values: an expired session asks the admin to sign in again and then
 * saves, a lost connection is reported. Changes of a newer version to other fields are merged; about fields that both
 * have changed it asks.
 */
export function useSave<Values, Saved>(options: SaveOptions<Values, Saved>) {
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<{ merged: Merged<Values>; after: AfterSave } | null>(null)
  const [isMerging, setMerging] = useState(false)
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
  })
  const { mutateAsync, isPending } = useWrite({
    write: ({ values, onto }: SavedAs<Values>, { api }) => options.save(values, { onto, api }),
    onSuccess: async (saved, as, change) => {
      toastDone(options.done, { change, viewHref: options.viewHref?.(saved, as.values) ?? null })
      const refreshed = Promise.all(options.refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      // A form that closes shows the list as it is now; one that stays open need not wait for the list beneath it.
      if (as.after === 'return') await refreshed
      options.onSaved(saved, as)
    },
    onError: (error) => {
      if (!isConflict(error) || !options.mergeNewer) reportFailure(error, options)
    },
  })
  /** @returns whether it was saved. */
  const send = async (values: Values, { after = 'return', onto }: SaveMode = {}, merges = 0): Promise<boolean> => {
    try {
      await mutateAsync({ values, after, onto })
      return true
    } catch (error) {
      if (!isConflict(error) || merges === maxMerges) return false
    }
    setMerging(true)
    const merged = await newest.current.mergeNewer?.()
    setMerging(false)
    if (!merged) return false
    if (merged.changes.length > 0) {
      setConflict({ merged, after })
      return false
    }
    merged.adopt()
    return send(merged.values, { after, onto: merged.onto }, merges + 1)
  }
  return {
    send: (values: Values, mode?: SaveMode) => send(values, mode),
    saving: isPending || isMerging,
    /** What a save asks about; null while it asks nothing. */
    changes: conflict?.merged.changes ?? null,
    /** Saves what the form holds over the fields that were changed elsewhere, and keeps the others. */
    overwrite: () => {
      setConflict(null)
      if (!conflict) return
      const { merged, after } = conflict
      merged.adopt()
      void send(merged.values, { after, onto: merged.onto })
    },
    /** Closes the conflict; the form stays open with its values. */
    cancel: () => setConflict(null),
  }
}

function isConflict(error: unknown): boolean {
  return callError(error)?.code === 'VERSION_CONFLICT'
}

function reportFailure<Values, Saved>(error: unknown, options: SaveOptions<Values, Saved>): void {
  const failed = typeof options.failed === 'string' ? options.failed : options.failed(error)
  const isRefused = options.onRefused?.(error) ?? false
  if (!isRefused && isDiskFull(error)) toastFailure(`${failed}. ${adminMessages.diskFull.message}`)
  else if (!isRefused && isOffline(error)) toastFailure(`${failed}. ${offlineMessage}`)
  else toastFailure(failed)
}

const offlineMessage = 'The server could not be reached; nothing is lost here.'
