import type { UseFormReturnType } from '@mantine/form'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { callError, type AdminApi } from '../api/admin-api.ts'
import type { FieldText } from './conflict/changes.ts'
import { useComparison } from './conflict/use-comparison.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { loadStored } from './conflict/load-stored.ts'
import { focusFirstError, showFieldErrors, type FieldErrors } from './save-errors.ts'
import { startOf, type EditionKind, type Opened } from './editions/open-edition.ts'
import { useEditions } from './editions/use-editions.ts'
import { useBegun } from './use-begun.ts'
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
  /** Only where the noun has drafts: the version of the open one, null without one. */
  draft_version?: string | null
}

/** What differs between the forms of trips, vendors, testimonials and blogs. */
export interface FormKind<Values extends object, Item extends Opened> {
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
  /** For nouns that can have a draft beside what is live. */
  edition?: EditionKind<Values> | undefined
}

interface EditingOptions<Values extends object, Item extends Opened> extends FormKind<Values, Item> {
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
export function useEditing<Values extends object, Item extends Opened>(options: EditingOptions<Values, Item>) {
  const { noun, id: addressed, opened = null, form, messages, valuesOf, load, edition } = options
  // An item that was deleted elsewhere can be saved as a new one.
  const [isDetached, setDetached] = useState(false)
  const id = isDetached ? null : addressed
  const [isDeleted, setDeleted] = useState(false)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const begun = useBegun({
    form,
    opened,
    isNew: addressed === null,
    startOf: (item: Item) => startOf(item, valuesOf, edition),
  })
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
  const refused = (error: unknown) => {
    if (callError(error)?.code === options.missing.code) setDeleted(true)
    const isShown = showFieldErrors(form, options.fieldErrors(error))
    if (isShown) focusFirstError(container)
    return isShown
  }
  const reload = async () => {
    if (id) await loadStored(() => load(id), show)
  }
  const editions = useEditions({
    kind: edition,
    id,
    begun,
    values: form.values,
    refresh: options.refresh,
    uploading: options.uploading ?? false,
    local: draft.offer,
    revive: options.revive,
    onRefused: refused,
    onConflict: (mine) => {
      if (id) comparison.compare(id, { base, mine })
    },
    reload,
  })
  const comparison = useComparison({
    texts: options.texts,
    // Where the draft that was edited is still the open one, it is the live version that has changed.
    valuesOf: (item: Item) =>
      item.kept?.draft?.updated_at === editions.version ? valuesOf(item) : startOf(item, valuesOf, edition).values,
    load,
  })
  const saving = useSave({
    save: async (values: Values, { api, overwrite }) => {
      await editions.settled()
      const draft_version = edition && id ? { draft_version: editions.version } : {}
      return options.save(values, { id, updated_at: version ?? undefined, overwrite, api, ...draft_version })
    },
    done: id ? messages.updated : messages.created,
    failed: (error) => messages.failed(error, id === null),
    refresh: options.refresh,
    viewHref: (saved, values) => options.viewHref?.(saved.id, values) ?? null,
    onSaved: (saved, as) => {
      begun.markSaved(as.values, saved.updated_at)
      editions.saved(as.values)
      setDetached(false)
      if (as.after !== 'stay') draft.forget()
      options.onSaved(saved, as)
    },
    onRefused: (error) => {
      editions.resume()
      return refused(error)
    },
    onConflict: (mine) => {
      editions.resume()
      if (id) comparison.compare(id, { base, mine })
    },
  })
  return {
    ...begun,
    id,
    saving: saving.saving,
    offer: editions.offer,
    editions,
    refused,
    giveUp: () => {
      draft.forget()
      editions.giveUp()
    },
    isDeleted: isDeleted && id !== null,
    /** Makes the item that was deleted elsewhere a new one. */
    saveAsNew: () => {
      setDetached(true)
      setDeleted(false)
      begun.forgetVersion()
    },
    /** Saves beside what is live; what is missing may be filled in later. */
    saveDraft: (element: HTMLElement | null) => {
      setContainer(element)
      form.clearErrors()
      void editions.save(form.values)
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
      conflict: saving.conflict || editions.saving.conflict,
      overwrite: saving.conflict ? saving.overwrite : editions.saving.overwrite,
      cancel: saving.conflict ? saving.cancel : editions.saving.cancel,
      changes: comparison.changes,
      onReload: () => void reload(),
    },
  }
}
