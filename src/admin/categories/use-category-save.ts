import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { adminMessages } from '#contract/messages.ts'
import { formatTime } from '#values/format/dates.ts'
import type { Kept } from '../shell/form/editions/open-edition.ts'
import { useAutosave } from '../shell/form/editions/use-autosave.ts'
import { useDraft } from '../shell/form/editions/use-draft.ts'
import { useKeptElsewhere } from '../shell/form/editions/use-kept-elsewhere.ts'
import { loadNewer, useMerge } from '../shell/form/conflict/use-merge.ts'
import { fieldErrorsOf, showFieldErrors } from '../shell/form/save-errors.ts'
import { useSave, type Merged } from '../shell/form/use-save.ts'
import type { HistoryField } from '../shell/history/history-kind.ts'
import { categoriesQuery, loadCategory, type OpenedCategory } from './categories-query.ts'
import { categoryEdition, valuesOf, type CategoryValues } from './category-draft.ts'

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
  const [base, setBase] = useState(form.values)
  const onRefused = (error: unknown) => showFieldErrors(form, fieldErrorsOf(error, 'category_data'))
  const draft = useDraft<CategoryValues>({
    kind: categoryEdition,
    id: category_id,
    opened: kept,
    version: versionFor(edited, category),
    refresh: [categoriesQuery.queryKey],
    onSaved: (values, at) => {
      form.resetDirty()
      setBase(values)
      autosave.forget()
      setSavedAt(`Saved as draft ${formatTime(at)}`)
    },
    onRefused,
    mergeNewer: (): Promise<Merged<CategoryValues> | null> => loadNewer(newer),
    onDiscarded: async () => onReload(),
  })
  const isFromEdited = (draft.draft?.base_version ?? edited.updated_at) === edited.updated_at
  const newer = useMerge<CategoryValues, OpenedCategory>({
    options: { load: loadCategory, loadFields, valuesOf, edition: categoryEdition },
    id: category_id,
    form,
    begun: {
      base,
      isBaseKnown: true,
      live: isFromEdited ? valuesOf(edited) : null,
      adopt: (values, { item, base: stored }) => {
        form.setValues(values)
        form.resetDirty(stored)
        setBase(stored)
        setEdited(item)
      },
    },
    draftVersion: draft.draft?.updated_at ?? null,
    onAdopted: draft.reset,
  })
  const { send, saving, ...conflictDialog } = useSave({
    save: async (category_data: CategoryValues, { api, onto }) => {
      await autosave.settled()
      return api.categories.update({
        category_id,
        category_data,
        updated_at: onto?.version ?? baseOf(draft.draft, edited, category),
        draft_version: onto ? onto.draft_version : (draft.draft?.updated_at ?? null),
      })
    },
    done: adminMessages.categories.updated,
    failed: adminMessages.categories.updateFailed,
    refresh: [categoriesQuery.queryKey],
    onSaved: ({ updated_at }) => {
      const { title, description } = form.values
      setEdited({ ...category, title, description, updated_at })
      form.resetDirty()
      setBase(form.values)
      setSavedAt('')
      autosave.forget()
      draft.published(true)
    },
    onRefused,
    mergeNewer: () => loadNewer(newer),
  })
  const autosave = useAutosave({
    item: { noun: 'categories', item_id: category_id },
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
    conflict: draft.saving.changes ? draft.saving : conflictDialog,
  }
}

/** The picture, which the form does not have, is never merged. */
async function loadFields() {
  const { categoryHistory } = await import('./category-history.ts')
  return categoryHistory.fields as unknown as HistoryField<CategoryValues>[]
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
