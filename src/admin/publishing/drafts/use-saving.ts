import { useEffect, useEffectEvent, type RefObject } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { callError, isDiskFull, isOffline, type AdminApi } from '../../kit/api/admin-api.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure } from '../../kit/feedback/toasts.ts'
import { knownInForm, knownOf } from '../history/history-kind.ts'
import { asAdmin } from '../../kit/api/as-admin.ts'
import { toastWithUndo } from '../../kit/feedback/toast-with-undo.tsx'
import type { AnyKind } from '../form/form-kind.ts'
import type { Editing, EditingEvent, Newer, Save } from './editing.ts'
import { loadStored } from './stored.ts'

/** Others would have to save as often within a moment. */
const maxMerges = 5

const offlineMessage = 'The server could not be reached; nothing is lost here.'
const { saved: draftSaved, saveFailed: draftFailed } = adminMessages.drafts

interface SavingOptions {
  kind: AnyKind
  latest: RefObject<Editing>
  send: (event: EditingEvent) => Editing
  /** Resolves when no unsaved copy is being sent, so that a save comes last. */
  settled: () => Promise<unknown>
  onSaved: (now: Editing, save: Save, isNew: boolean) => void
  /** Shows errors at their fields. @returns whether there were any. */
  onRefused: (error: unknown) => boolean
}

/**
 * Saves a form, live or as a draft. Whatever fails, the form keeps its values: an expired session asks to sign in again
 * and then saves; a lost connection is reported, and the save is repeated when the browser is online again. Changes of a
 * newer version to other fields are merged; about fields that both have changed it asks.
 */
export function useSaving({ kind, latest, send, settled, onSaved, onRefused }: SavingOptions) {
  const reload = useReload()
  const { mutateAsync } = useWrite({
    write: ({ as, editing }: Save & { editing: Editing }, { api }) =>
      as === 'draft' ? saveDraft(kind, editing, api) : saveLive(kind, editing, api),
    onSuccess: async ({ id }, { as, after, editing }, change) => {
      const { created, updated } = kind.messages
      const done = as === 'draft' ? draftSaved : editing.id === null && created ? created : updated
      toastWithUndo(done, { change, viewHref: (as === 'live' && kind.viewHref?.(id, editing.values)) || null })
      // A form that closes shows the list as it is now; one that stays open need not wait for the list beneath it.
      if (after === 'return') await reload()
    },
  })
  const report = (error: unknown, as: Save['as'], isNew: boolean) => {
    const failed = as === 'draft' ? draftFailed : kind.messages.failed(error, isNew)
    const cause = isDiskFull(error) ? adminMessages.diskFull.message : isOffline(error) ? offlineMessage : null
    toastFailure(!onRefused(error) && cause ? `${failed}. ${cause}` : failed)
    send({ type: 'failed', isOffline: isOffline(error) })
  }
  /** Sends what the form holds, onto newer versions if there are any. @returns whether it was saved. */
  const finish = async (): Promise<boolean> => {
    const save = latest.current.save!
    await settled()
    for (let merges = 0; latest.current.state === 'saving'; merges += 1) {
      const editing = latest.current
      const isNew = editing.id === null
      try {
        const saved = { updated_at: new Date().toISOString(), ...(await mutateAsync({ ...save, editing })) }
        onSaved(send({ type: 'saved', values: editing.values, saved }), save, isNew)
        return true
      } catch (error) {
        if (callError(error)?.code === 'VERSION_CONFLICT' && kind.load && !isNew && merges < maxMerges) {
          const newer = await asked(() => loadNewer(kind, latest.current))
          send(newer ? { type: 'outdated', newer } : { type: 'failed', isOffline: false })
        } else report(error, save.as, isNew)
      }
    }
    return false
  }
  const save = async (wanted: Save): Promise<boolean> => {
    const before = latest.current
    return send({ type: 'save', save: wanted }) !== before && finish()
  }
  const retry = useEffectEvent(() => {
    if (latest.current.state === 'offline') void save(latest.current.save!)
  })
  useEffect(() => {
    const retryOnline = () => retry()
    globalThis.addEventListener('online', retryOnline)
    return () => globalThis.removeEventListener('online', retryOnline)
  }, [])
  return {
    save,
    /** Saves what the form holds over the fields that were changed elsewhere, and keeps the others. */
    overwrite: () => void (send({ type: 'overwrite' }).state === 'saving' && finish()),
  }
}

function saveLive({ save, drafts }: AnyKind, { id, values, version, unpublished }: Editing, api: AdminApi) {
  const draft_version = drafts && id ? { draft_version: unpublished?.draft?.updated_at ?? null } : {}
  return save(values, { id, updated_at: version ?? undefined, api, ...draft_version })
}

async function saveDraft({ drafts }: AnyKind, { id, values, version, unpublished }: Editing, api: AdminApi) {
  const { entity, bodyOf } = drafts!
  const versions = { base_version: version, draft_version: unpublished?.draft?.updated_at ?? null }
  const saved = await api.drafts.saveDraft({ entity, item_id: id!, body: { ...bodyOf(values) }, ...versions })
  return { id: id!, ...saved }
}

/** @returns the stored version, and how to compare it with the form's values. */
export async function loadNewer(kind: AnyKind, { id, values }: Editing): Promise<Newer> {
  const [fields, stored] = await Promise.all([kind.loadFields?.() ?? [], loadStored(kind, id!)])
  const others = await kind.loadNames?.([values, stored.values, stored.live])
  const names = { ...kind.names?.(stored.item), ...others }
  return { fields, stored, known: knownInForm(names, knownOf([], [])) }
}

/** Loads what the user asked for. @returns null after saying that it could not be loaded; the form stays unchanged. */
export async function asked<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await asAdmin(load)
  } catch (error) {
    toastFailure(callError(error)?.message ?? 'The newer version could not be loaded. Please try again.')
    return null
  }
}
