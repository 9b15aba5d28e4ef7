import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { adminMessages } from '#contract/messages.ts'
import { formatTime } from '#values/format/dates.ts'
import type { Kept } from '../shell/form/editions/open-edition.ts'
import { useAutosave } from '../shell/form/editions/use-autosave.ts'
import { useDraft } from '../shell/form/editions/use-draft.ts'
import { useKeptElsewhere } from '../shell/form/editions/use-kept-elsewhere.ts'
import { fieldErrorsOf, showFieldErrors } from '../shell/form/save-errors.ts'
import { useSave } from '../shell/form/use-save.ts'
import { categoriesQuery } from './categories-query.ts'
import { categoryEdition, type CategoryValues } from './category-draft.ts'

interface CategorySaveOptions {
  /** The version that is edited, and its replacement after a save. */
  edited: AdminCategory
  setEdited: (saved: AdminCategory) => void
  /** The newest version. */
  category: AdminCategory
  kept: Kept
  form: UseFormReturnType<CategoryValues>
  onReload: () => void
}

/** Publishes a category's texts, keeps them as a draft, or by itself what is typed. */
export function useCategorySave({ edited, setEdited, category, kept, form, onReload }: CategorySaveOptions) {
  const category_id = category.id
  const [savedAt, setSavedAt] = useState('')
  const onRefused = (error: unknown) => showFieldErrors(form, fieldErrorsOf(error, 'category_data'))
  const draft = useDraft<CategoryValues>({
    kind: categoryEdition,
    id: category_id,
    opened: kept,
    version: versionFor(edited, category),
    refresh: [categoriesQuery.queryKey],
    onSaved: (_values, at) => {
      form.resetDirty()
      autosave.forget()
      setSavedAt(`Saved as draft ${formatTime(at)}`)
    },
    onRefused,
    onConflict: () => {},
    onDiscarded: async () => onReload(),
  })
  const { send, saving, ...conflictDialog } = useSave({
    save: async (category_data: CategoryValues, { api, overwrite }) => {
      await autosave.settled()
      return api.categories.update({
        category_id,
        category_data,
        updated_at: baseOf(draft.draft, edited, category),
        draft_version: draft.draft?.updated_at ?? null,
        overwrite,
      })
    },
    done: adminMessages.categories.updated,
    failed: adminMessages.categories.updateFailed,
    refresh: [categoriesQuery.queryKey],
    onSaved: ({ updated_at }) => {
      const { title, description } = form.values
      setEdited({ ...category, title, description, updated_at })
      form.resetDirty()
      setSavedAt('')
      autosave.forget()
      draft.published(true)
    },
    onRefused,
  })
  const autosave = useAutosave({
    thing: { noun: 'categories', item_id: category_id },
    values: form.values,
    version: versionFor(edited, category),
    dirty: form.isDirty(),
    paused: saving || draft.saving.saving,
    cachedIn: categoriesQuery.queryKey,
  })
  const offer = useKeptElsewhere<CategoryValues>({ kept, local: null, onRestore: (values) => form.setValues(values) })
  const saveDraft = async (values: CategoryValues) => {
    await autosave.settled()
    return draft.saving.send(values, { after: 'stay' })
  }
  return {
    send,
    saving,
    draft,
    saveDraft,
    savedAt,
    keptAt: autosave.keptAt,
    offer,
    conflict: draft.saving.conflict ? draft.saving : conflictDialog,
  }
}

/** A draft that was made from another version than the form shows meets a conflict. */
function baseOf(draft: Kept['draft'], edited: AdminCategory, newest: AdminCategory): string {
  const base = draft?.base_version ?? edited.updated_at
  return base === edited.updated_at ? versionFor(edited, newest) : base
}

/**
 * Uploading a picture creates a new version as well. As long as the stored texts are those that were edited, the save
 * refers to the newest version; otherwise to the edited one, so that the conflict is detected.
 */
function versionFor(edited: AdminCategory, newest: AdminCategory): string {
  const sameTexts = edited.title === newest.title && edited.description === newest.description
  return sameTexts ? newest.updated_at : edited.updated_at
}
