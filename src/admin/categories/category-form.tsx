import { Button, Group, Stack } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { categoryFields } from '#contract/content/small-fields.ts'
import { categoryRoute } from '#values/categories.ts'
import { CategoryChecks } from './category-checks.tsx'
import { FieldInput } from '../shell/content/field-input.tsx'
import { DraftOffer } from '../shell/form/draft/draft-offer.tsx'
import { EditionNotice } from '../shell/form/editions/edition-notice.tsx'
import { focusFirstError } from '../shell/form/save-errors.ts'
import { SaveState } from '../shell/form/save-state.tsx'
import { SaveConflictDialog } from '../shell/form/conflict/save-conflict-dialog.tsx'
import { useFormKeys } from '../shell/form/use-form-keys.ts'
import { useUnsavedGuard } from '../shell/form/use-unsaved-guard.ts'
import { useUndone } from '../shell/undo/undone.ts'
import { FormHistory } from '../shell/history/form-history.tsx'
import { AltField } from '../shell/image/alt-field.tsx'
import type { OpenedCategory } from './categories-query.ts'
import { altOf, categoryEdition, errorsOf, valuesOf, type CategoryValues } from './category-draft.ts'
import { useCategorySave } from './use-category-save.ts'
import { PreviewButtons } from '../shell/page-preview/preview-buttons.tsx'
import { useCategoryPreview } from './use-category-preview.ts'
import type { Previewed } from '../shell/page-preview/use-preview.ts'

interface CategoryFormProps {
  /** The version that is edited. */
  start: OpenedCategory
  /** The newest version. */
  category: AdminCategory
  /** Loads the stored version after a conflict. */
  onReload: () => void
  /** What the form holds while its preview is open, else null. */
  onPreviewed: (previewed: Previewed | null) => void
}

/** Title, description and the picture's alternative text; the name is fixed (specification 2.19). */
export function CategoryForm({ start, category, onReload, onPreviewed }: CategoryFormProps) {
  const { kept } = start
  const container = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState<AdminCategory>(start)
  const form = useForm({
    initialValues: kept.draft ? categoryEdition.valuesOfBody(kept.draft.body, valuesOf(edited)) : valuesOf(edited),
    validate: errorsOf,
    clearInputErrorOnChange: true,
  })
  const { send, saving, draft, saveDraft, savedAt, keptAt, offer, conflict } = useCategorySave({
    edited,
    setEdited,
    category,
    kept,
    form,
    onReload,
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
  useUndone(() => {
    if (!form.isDirty()) onReload()
  })
  useUnsavedGuard(form.isDirty())
  const preview = useCategoryPreview(category, form.values, onPreviewed)
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
        <DraftOffer offer={offer} />
        <FieldInput field={categoryFields.title} input={form.getInputProps('title')} />
        <FieldInput field={categoryFields.description} input={form.getInputProps('description')} />
        {category.featured_image ? (
          <AltField of={category.title} {...form.getInputProps('featured_image_alt')} />
        ) : null}
        <Group gap="xs">
          <Button type="submit" disabled={saving || draft.saving.saving}>
            {saving ? 'Saving...' : 'Update Category'}
          </Button>
          <Button
            variant="default"
            disabled={saving || draft.saving.saving}
            onClick={() => void saveDraft(form.values)}
          >
            Save draft
          </Button>
          <PreviewButtons
            open={preview.open}
            onToggle={preview.toggle}
            previewed={{ noun: 'categories', itemId: category.id, body: form.values }}
            size="sm"
          />
          <CategoryChecks category={category} values={form.values} base={valuesOf(edited)} />
          <SaveState dirty={form.isDirty()} keptAt={keptAt}>
            {savedAt}
          </SaveState>
          <CategoryHistory category={category} form={form} />
        </Group>
      </Stack>
      <SaveConflictDialog {...conflict} onReload={onReload} />
    </form>
  )
}

interface CategoryHistoryProps {
  category: AdminCategory
  form: UseFormReturnType<CategoryValues>
}

/** A picture is shown, but belongs to its own control. */
function CategoryHistory({ category, form }: CategoryHistoryProps) {
  return (
    <FormHistory
      noun="categories"
      id={category.id}
      edit={category.id}
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
  )
}

const loadHistory = async () => (await import('./category-history.ts')).categoryHistory
