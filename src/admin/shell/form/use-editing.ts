import type { UseFormReturnType } from '@mantine/form'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { callError, type AdminApi } from '../api/admin-api.ts'
import type { FieldText } from './conflict/changes.ts'
import { useComparison } from './conflict/use-comparison.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { loadStored } from './conflict/load-stored.ts'
import { focusFirstError, showFieldErrors, type FieldErrors } from './save-errors.ts'
import { useBegun } from './use-begun.ts'
import { useUndone } from '../undo/undone.ts'
import { useSave, type AfterSave, type SavedAs } from './use-save.ts'

/** Result of a save. */
export interface Saved {
  id: string
  updated_at: string
}

/** What a save is to change. */
export interface SaveTarget {
  /** Null creates a new item. */
  id: string | null
  /** The version that was edited. */
  updated_at: string | undefined
  overwrite: boolean
  api: AdminApi
}

/** What differs between the forms of trips, vendors, testimonials and blogs. */
export interface FormKind<Values extends object, Item extends { updated_at: string }> {
  /** Names the kind of form in this browser: 'trip'. */
  noun: string
  /** Starts with the values of a new item, or those of `opened`. */
  form: UseFormReturnType<Values>
  load: (id: string) => Promise<Item>
  valuesOf: (item: Item) => Values
  /** Makes values usable that were kept in this browser. */
  revive?: (values: Values) => Values
  save: (values: Values, target: SaveTarget) => Promise<Saved>
  /** Code and message of the error of an item that does not exist. */
  missing: { code: string; message: string }
  messages: { created: string; updated: string; failed: (error: unknown, isNew: boolean) => string }
  refresh: QueryKey[]
  viewHref?: (id: string, values: Values) => string | null
  /** Errors of a rejected save by field. */
  fieldErrors: (error: unknown) => FieldErrors
  /** Values as texts, to compare two versions. */
  texts: (values: Values, item: Item | null) => FieldText[]
  /** Whether something is being uploaded. */
  uploading?: boolean
}

interface EditingOptions<Values extends object, Item extends { updated_at: string }> extends FormKind<Values, Item> {
  /** Null for a new item. */
  id: string | null
  /** The item, if it is loaded already. */
  opened?: Item | null
  onSaved: (saved: Saved, as: SavedAs<Values>) => void
}

/**
 * A form while it is edited: saves it with its version, goes on after Ctrl/Cmd+S, keeps what was typed in this browser,
 * and compares versions in a conflict.
 */
export function useEditing<Values extends object, Item extends { updated_at: string }>(
  options: EditingOptions<Values, Item>,
) {
  const { noun, id: addressed, opened = null, form, messages, valuesOf, load } = options
  // An item that was deleted elsewhere can be saved as a new one.
  const [isDetached, setDetached] = useState(false)
  const id = isDetached ? null : addressed
  const [isDeleted, setDeleted] = useState(false)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const begun = useBegun({ form, opened, isNew: addressed === null, valuesOf })
  const { base, version, dirty, fill, show } = begun
  const draft = useFormDraft<Values>({
    key: `${noun} ${id ?? 'new'}`,
    ready: begun.isReady,
    dirty,
    values: form.values,
    base,
    version,
    withFiles: options.uploading ?? false,
    onRestore: (kept) => fill(options.revive?.(kept.values) ?? kept.values, kept),
  })
  const comparison = useComparison({ texts: options.texts, valuesOf, load })
  const saving = useSave({
    save: (values: Values, { api, overwrite }) =>
      options.save(values, { id, updated_at: version ?? undefined, overwrite, api }),
    done: id ? messages.updated : messages.created,
    failed: (error) => messages.failed(error, id === null),
    refresh: options.refresh,
    viewHref: (saved, values) => options.viewHref?.(saved.id, values) ?? null,
    onSaved: (saved, as) => {
      begun.markSaved(as.values, saved.updated_at)
      setDetached(false)
      if (as.after !== 'stay') draft.forget()
      options.onSaved(saved, as)
    },
    onRefused: (error) => {
      if (callError(error)?.code === options.missing.code) setDeleted(true)
      const refused = showFieldErrors(form, options.fieldErrors(error))
      if (refused) focusFirstError(container)
      return refused
    },
    onConflict: (mine) => id && comparison.compare(id, { base, mine }),
  })
  useUndone(() => {
    if (!id || !begun.isReady || dirty) return
    load(id).then(show, (error: unknown) => setDeleted(callError(error)?.code === options.missing.code))
  })
  return {
    ...begun,
    id,
    saving: saving.saving,
    offer: draft.offer,
    giveUp: draft.forget,
    isDeleted: isDeleted && id !== null,
    /** Makes the item that was deleted elsewhere a new one. */
    saveAsNew: () => {
      setDetached(true)
      setDeleted(false)
      begun.forgetVersion()
    },
    /** Validates and saves. @returns whether it was saved. */
    submit: async (element: HTMLElement | null, after: AfterSave): Promise<boolean> => {
      setContainer(element)
      if (!form.validate().hasErrors) return saving.send(form.values, { after })
      focusFirstError(element)
      return false
    },
    /** Properties of the dialog of a conflict. */
    conflict: {
      conflict: saving.conflict,
      overwrite: saving.overwrite,
      cancel: saving.cancel,
      changes: comparison.changes,
      onReload: () => void (id && loadStored(() => load(id), show)),
    },
  }
}
