import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { categoryDataSchema, type AdminCategory, type CategoryData } from '#contract/admin/categories.ts'
import { categoryLimits } from '#contract/categories.ts'
import { adminMessages } from '#contract/messages.ts'
import type { Complete } from '../shell/form/complete-data.ts'
import { fieldErrorsOf, focusFirstError, showFieldErrors } from '../shell/form/save-errors.ts'
import { SaveConflictDialog } from '../shell/form/save-conflict-dialog.tsx'
import { useFormKeys } from '../shell/form/use-form-keys.ts'
import { useSave } from '../shell/form/use-save.ts'
import { useUnsavedGuard } from '../shell/form/use-unsaved-guard.ts'
import { categoriesQuery } from './categories-query.ts'

interface CategoryFormProps {
  category: AdminCategory
  /** Loads the stored version after a conflict. */
  onReload: () => void
}

/** Title and description; the name is fixed (specification 2.19). */
export function CategoryForm({ category, onReload }: CategoryFormProps) {
  const { id: category_id } = category
  const container = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState(category)
  const form = useForm({
    initialValues: { title: edited.title, description: edited.description },
    validate: schemaResolver(categoryDataSchema, { sync: true }),
    clearInputErrorOnChange: true,
  })
  const { send, saving, ...conflictDialog } = useSave({
    save: (category_data: Complete<CategoryData>, { api, overwrite }) =>
      api.categories.update({
        category_id,
        category_data,
        updated_at: versionFor(edited, category),
        overwrite,
      }),
    done: adminMessages.categories.updated,
    failed: adminMessages.categories.updateFailed,
    refresh: [categoriesQuery.queryKey],
    onSaved: ({ updated_at }) => {
      setEdited({ ...category, ...form.values, updated_at })
      form.resetDirty()
    },
    onRefused: (error) => showFieldErrors(form, fieldErrorsOf(error, 'category_data')),
  })
  useUnsavedGuard(form.isDirty())
  const submit = () => {
    if (saving) return
    if (form.validate().hasErrors) focusFirstError(container.current)
    else send(form.values)
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
      <Stack gap="sm">
        <TextInput label="Title" required maxLength={categoryLimits.title} {...form.getInputProps('title')} />
        <Textarea
          label="Description"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={categoryLimits.description}
          {...form.getInputProps('description')}
        />
        <Group>
          <Button type="submit" disabled={saving}>
            {saving ? 'Saving...' : 'Update Category'}
          </Button>
          <Text role="status" c="madder" fw={600}>
            {form.isDirty() ? 'Unsaved changes' : ''}
          </Text>
        </Group>
      </Stack>
      <SaveConflictDialog {...conflictDialog} onReload={onReload} />
    </form>
  )
}

/**
 * Uploading a picture creates a new version as well. As long as the stored texts are those that were edited, the save
 * refers to the newest version; otherwise to the edited one, so that the conflict is detected.
 */
function versionFor(edited: AdminCategory, newest: AdminCategory): string {
  const sameTexts = edited.title === newest.title && edited.description === newest.description
  return sameTexts ? newest.updated_at : edited.updated_at
}
