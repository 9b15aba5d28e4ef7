import { useState } from 'react'
import { callError } from '../api/admin-api.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { focusFirstError } from './save-errors.ts'
import { startOf, type Opened } from './editions/open-edition.ts'
import type { FormKind, Saved } from './form-kind.ts'
import { useBegun } from './use-begun.ts'
import { useUndone } from '../undo/undone.ts'
import { useFormSave } from './use-form-save.ts'
import type { AfterSave, SavedAs } from './use-save.ts'

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
  const { noun, id: addressed, opened = null, form, valuesOf, edition } = options
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
  const { base, version, dirty, fill } = begun
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
  const { saving, editions, refused, conflict } = useFormSave({
    options,
    id,
    begun,
    draft,
    container,
    onMissing: () => setDeleted(true),
    onSaved: (saved, as) => {
      setDetached(false)
      options.onSaved(saved, as)
    },
  })
  useUndone(() => {
    if (!id || !begun.isReady || dirty) return
    options.load(id).then(begun.show, (error: unknown) => setDeleted(callError(error)?.code === options.missing.code))
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
    conflict,
  }
}
