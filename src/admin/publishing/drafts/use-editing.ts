import type { UseFormReturnType } from '@mantine/form'
import { useState, type RefObject } from 'react'
import type { DraftEntity } from '#contract/admin/drafts/drafts.ts'
import { adminMessages } from '#contract/messages.ts'
import { callError } from '../../kit/api/admin-api.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { confirm } from '../../kit/feedback/confirm.tsx'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import type { HistoryForm } from '../history/history-form.ts'
import { useDueSchedule } from '../schedule/use-due-schedule.ts'
import { useUndone } from '../../kit/feedback/undone.ts'
import { isSame } from '../conflicts/merge.ts'
import type { AnyKind, FormKind, Values } from '../form/form-kind.ts'
import { focusFirstError } from '../../kit/form/save-errors.ts'
import type { AfterSave, Editing, EditingEvent } from './editing.ts'
import { loadStored } from './stored.ts'
import { useEditingState, type EditingPlace } from './use-editing-state.ts'
import { asked, loadNewer, useSaving } from './use-saving.ts'
import { useUnsaved } from './use-unsaved.ts'

export interface EditingOptions<Item = object> extends EditingPlace<Item> {
  /** While something is being uploaded. */
  uploading?: boolean
  onSaved?: (saved: Pick<Editing, 'id'>, how: { after: AfterSave; isNew: boolean }) => unknown
}

/** The parts that depend on the content type. */
interface Edited<Data, Item> {
  form: UseFormReturnType<Data>
  item: Item | null
  base: Data
  live: Data | null
  historyForm: HistoryForm<Data>
}

/** The parts that all forms share. */
export type FormSession = Omit<ReturnType<typeof useSession>, keyof Edited<Values, object> | 'values'>

/**
 * A form while it is edited, of whatever content type: loads the item, saves it live or as a draft, stores unsaved
 * input, and follows changes made elsewhere. Its states and transitions are in `editing.ts`.
 */
export const useEditing = useSession as unknown as <Data extends object, Item extends object>(
  kind: FormKind<Data, Item>,
  options: EditingOptions<Item>,
) => FormSession & Edited<Data, Item>

function useSession(kind: AnyKind, options: EditingOptions) {
  const { uploading = false } = options
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const { editing, latest, send, form, load, isReady } = useEditingState(kind, options)
  const unsaved = useUnsaved({ kind, editing, uploading, send })
  const refused = (error: unknown) => {
    if (isMissing(kind, error)) send({ type: 'gone' })
    const errors = kind.fieldErrors?.(error) ?? {}
    form.setErrors(errors)
    const isShown = Object.keys(errors).length > 0
    if (isShown) focusFirstError(element)
    return isShown
  }
  const { save, overwrite } = useSaving({
    kind,
    latest,
    send,
    settled: unsaved.settled,
    onSaved: (saved, { after }, isNew) => {
      unsaved.removedByServer()
      if (!saved.dirty) void unsaved.forgetInBrowser()
      // Input typed during the save is still unsaved, so the form stays open.
      options.onSaved?.(saved, { after: saved.dirty && after === 'return' ? 'stay' : after, isNew })
    },
    onRefused: refused,
  })
  const reload = async () => {
    const { id } = latest.current
    const stored = kind.load && id && (await asked(() => loadStored(kind, id)))
    if (stored) send({ type: 'loaded', stored, asked: true })
  }
  const follow = useFollowing(kind, editing, latest, send)
  const drafts = useDrafts(kind, editing, reload)
  const { entity, loadHistory } = kind
  const historyForm: HistoryForm<Values> = {
    values: form.values,
    dirty: editing.dirty,
    ready: isReady,
    replace: (values) => void send({ type: 'filled', values }),
    names: editing.item ? (kind.names?.(editing.item) ?? {}) : {},
  }
  return {
    ...editing,
    ...drafts,
    type: kind.type ?? 'item',
    missing: kind.missing?.message,
    form,
    /** The form's element. */
    element,
    setElement,
    uploading,
    load,
    /** Whether the fields are filled. */
    isReady,
    offer: unsaved.offer,
    autosavedAt: unsaved.autosavedAt,
    refused,
    /** Takes over changes made elsewhere, except in fields that were changed here as well. */
    follow,
    reload: () => void reload(),
    overwrite,
    cancel: () => void send({ type: 'cancel' }),
    /** Makes a deleted item a new one; undefined for content types that the owner cannot create. */
    saveAsNew: kind.messages.created === undefined ? undefined : () => void send({ type: 'saveAsNew' }),
    /** The user discarded the input on purpose. */
    giveUp: () => {
      void unsaved.forgetInBrowser()
      void unsaved.forgetOnServer()
    },
    /** The schedule has changed; the server has stored the form's values. */
    rescheduled: () => {
      unsaved.removedByServer()
      return reload()
    },
    /** Validates and saves. @returns whether it was saved. */
    submit: async (after: AfterSave): Promise<boolean> => {
      if (!form.validate().hasErrors) return save({ as: 'live', after })
      focusFirstError(element)
      return false
    },
    /** Saves a draft beside the live version; missing values may be filled in later. */
    saveDraft: () => {
      form.clearErrors()
      void save({ as: 'draft', after: 'stay' })
    },
    /** The form as its history fills it. */
    historyForm,
    /** Null for content types without one. */
    history: entity && loadHistory ? { entity, load: loadHistory, form: historyForm } : null,
  }
}

function isMissing({ missing }: AnyKind, error: unknown): boolean {
  const code = callError(error)?.code
  return code !== undefined && (code === missing?.code || code === 'ITEM_NOT_FOUND')
}

/** The draft that is saved beside what is live. */
function useDrafts({ drafts }: AnyKind, editing: Editing, reload: () => Promise<void>) {
  const { id, values, unpublished } = editing
  const { discarded, discardFailed } = adminMessages.drafts
  const discarding = useWrite({
    write: (entity: DraftEntity, { api }) => api.drafts.discard({ entity, item_id: id!, kind: 'draft' }),
    onSuccess: () => {
      toastSuccess(discarded)
      return reload()
    },
    onError: () => toastFailure(discardFailed),
  })
  const draft = unpublished?.draft ?? null
  return {
    /** Null for content types without drafts and for new items. */
    drafts: drafts && id !== null ? { entity: drafts.entity, version: draft?.updated_at ?? null } : null,
    draftBody: () => drafts?.bodyOf(values) ?? {},
    /** Asks first: what is in the draft is seen nowhere else. */
    discardDraft: async () => {
      const publication = unpublished?.schedules.some(({ action }) => action === 'publish')
      const text = 'The form will show what is live. What was in the draft stays under Activity.'
      const detail = publication ? 'Its publication is cancelled as well.' : null
      const question = { title: 'Discard draft?', text, detail, confirm: 'Discard draft' }
      if (draft && (await confirm(question))) discarding.mutate(drafts!.entity)
    },
  }
}

/** Follows undos in this tab and schedules that come due. */
function useFollowing(
  kind: AnyKind,
  { unpublished }: Editing,
  latest: RefObject<Editing>,
  send: (event: EditingEvent) => unknown,
) {
  useUndone(() => {
    const { id, state } = latest.current
    if (!kind.load || id === null || (state !== 'clean' && state !== 'saved')) return
    loadStored(kind, id).then(
      (stored) => send({ type: 'loaded', stored }),
      (error: unknown) => isMissing(kind, error) && send({ type: 'gone' }),
    )
  })
  const schedules = unpublished?.schedules ?? []
  const follow = async (isNews = (_schedules = schedules) => true) => {
    const newer = await loadNewer(kind, latest.current).catch(() => null)
    if (newer && isNews(newer.stored.unpublished?.schedules)) send({ type: 'newer', newer })
  }
  useDueSchedule(schedules, () => follow((now) => !isSame(now, schedules)))
  return () => void follow()
}
