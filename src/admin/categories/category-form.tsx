import { Button, Group, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { categoryDataSchema, type AdminCategory } from '#contract/admin/categories.ts'
import { categoryLimits } from '#contract/categories.ts'
import { adminMessages } from '#contract/messages.ts'
import { categoryRoute } from '#values/categories.ts'
import { formatTime } from '#values/format/dates.ts'
import { LimitedInput, LimitedTextarea } from '../shell/field/limited-input.tsx'
import { EditionNotice } from '../shell/form/editions/edition-notice.tsx'
import type { Kept } from '../shell/form/editions/open-edition.ts'
import { useDraft } from '../shell/form/editions/use-draft.ts'
import { fieldErrorsOf, focusFirstError, showFieldErrors } from '../shell/form/save-errors.ts'
import { SaveState } from '../shell/form/save-state.tsx'
import { SaveConflictDialog } from '../shell/form/conflict/save-conflict-dialog.tsx'
import { useFormKeys } from '../shell/form/use-form-keys.ts'
import { useSave } from '../shell/form/use-save.ts'
import { useUnsavedGuard } from '../shell/form/use-unsaved-guard.ts'
import { FormHistory } from '../shell/history/form-history.tsx'
import { AltField } from '../shell/image/alt-field.tsx'
import { altOf, categoryEdition, valuesOf, type CategoryValues } from './category-draft.ts'
import { categoriesQuery } from './categories-query.ts'

interface CategoryFormProps {
  /** The version that is edited. */
  start: AdminCategory
  /** The newest version. */
  category: AdminCategory
  /** The draft that is open beside it. */
  kept: Kept | null
  /** Loads the stored version after a conflict. */
  onReload: () => void
}

/** Title, description and the picture's alternative text; the name is fixed (specification 2.19). */
export function CategoryForm({ start, category, kept, onReload }: CategoryFormProps) {
  const { id: category_id } = category
  const container = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState(start)
  const form = useForm({
    initialValues: kept?.draft ? categoryEdition.valuesOfBody(kept.draft.body, valuesOf(edited)) : valuesOf(edited),
    validate: schemaResolver(categoryDataSchema, { sync: true }),
    clearInputErrorOnChange: true,
  })
  const [savedAt, setSavedAt] = useState('')
  const onRefused = (error: unknown) => showFieldErrors(form, fieldErrorsOf(error, 'category_data'))
  const draft = useDraft<CategoryValues>({
    kind: categoryEdition,
    id: category_id,
    opened: kept,
    version: versionFor(edited, category),
    refresh: [categoriesQuery.queryKey],
    onSaved: () => {
      form.resetDirty()
      setSavedAt(`Saved as draft ${formatTime(new Date().toISOString())}`)
    },
    onRefused,
    onConflict: () => {},
    onDiscarded: async () => onReload(),
  })
  const { send, saving, ...conflictDialog } = useSave({
    save: (category_data: CategoryValues, { api, overwrite }) =>
      api.categories.update({
        category_id,
        category_data,
        updated_at: draft.draft?.base_version ?? versionFor(edited, category),
        draft_version: draft.draft?.updated_at ?? null,
        overwrite,
      }),
    done: adminMessages.categories.updated,
    failed: adminMessages.categories.updateFailed,
    refresh: [categoriesQuery.queryKey],
    onSaved: ({ updated_at }) => {
      const { title, description } = form.values
      setEdited({ ...category, title, description, updated_at })
      form.resetDirty()
      setSavedAt('')
      draft.published(true)
    },
    onRefused,
  })
  const picture = useRef(start.featured_image)
  useEffect(() => {
    if (picture.current === category.featured_image) return
    picture.current = category.featured_image
    // Another picture has a text of its own; what else is typed stays.
    form.setFieldValue('featured_image_alt', altOf(category))
    form.resetDirty({ ...valuesOf(edited), featured_image_alt: altOf(category) })
    // Runs only when the picture changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [category.featured_image])
  useUnsavedGuard(form.isDirty())
  const submit = () => {
    if (saving || draft.saving.saving) return
    if (form.validate().hasErrors) focusFirstError(container.current)
    else void send(form.values)
  }
  // The screen has four forms: the shortcut saves those with unsaved changes.
  useFormKeys(form.isDirty(), submit)
  return (
    <form
      ref={container}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <EditionNotice
        editions={{ kept: draft.kept, live: 'published', discard: draft.discard }}
        liveHref={`/category/${categoryRoute(category.name)}`}
      />
      <Stack gap="sm">
        <LimitedInput label="Title" required limit={categoryLimits.title} {...form.getInputProps('title')} />
        <LimitedTextarea
          label="Description"
          autosize
          minRows={3}
          maxRows={8}
          limit={categoryLimits.description}
          {...form.getInputProps('description')}
        />
        {category.featured_image ? (
          <AltField of={category.title} {...form.getInputProps('featured_image_alt')} />
        ) : null}
        <Group>
          <Button type="submit" disabled={saving || draft.saving.saving}>
            {saving ? 'Saving...' : 'Update Category'}
          </Button>
          <Button
            variant="default"
            disabled={saving || draft.saving.saving}
            onClick={() => void draft.saving.send(form.values, { after: 'stay' })}
          >
            Save draft
          </Button>
          <SaveState dirty={form.isDirty()}>{savedAt}</SaveState>
          <FormHistory
            noun="categories"
            id={category_id}
            edit={category_id}
            name={category.name}
            form={{
              values: { ...form.values, featured_image: category.featured_image },
              dirty: form.isDirty(),
              ready: true,
              replace: ({ title, description, featured_image_alt }) =>
                form.setValues({ title, description, featured_image_alt }),
            }}
            load={loadHistory}
          />
        </Group>
      </Stack>
      <SaveConflictDialog {...(draft.saving.conflict ? draft.saving : conflictDialog)} onReload={onReload} />
    </form>
  )
}

const loadHistory = async () => (await import('./category-history.ts')).categoryHistory

/**
 * Uploading a picture creates a new version as well. As long as the stored texts are those that were edited, the save
 * refers to the newest version; otherwise to the edited one, so that the conflict is detected.
 */
function versionFor(edited: AdminCategory, newest: AdminCategory): string {
  const sameTexts = edited.title === newest.title && edited.description === newest.description
  return sameTexts ? newest.updated_at : edited.updated_at
}
