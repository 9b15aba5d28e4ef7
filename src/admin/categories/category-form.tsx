import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { categoryFields } from '#contract/content/small-fields.ts'
import { categoryRoute } from '#values/categories.ts'
import { FieldInput } from '../kit/form/field-input.tsx'
import { SaveConflictDialog } from '../publishing/conflicts/save-conflict-dialog.tsx'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormLoading } from '../publishing/form/form-loading.tsx'
import { FormNotices } from '../publishing/form/form-notices.tsx'
import { SaveState, SubmitButton } from '../publishing/form/save-bar.tsx'
import { useFormControls } from '../publishing/form/use-form-controls.ts'
import { FormHistory } from '../publishing/history/form-history.tsx'
import { AltField } from '../kit/image/alt-field.tsx'
import { PreviewButtons } from '../publishing/preview/preview-buttons.tsx'
import type { Previewed } from '../publishing/preview/use-preview.ts'
import { altOf, categoryKind, loadHistory, type CategoryValues } from './category-kind.ts'
import { usePreviewOpen } from '../publishing/preview/use-preview-open.ts'
import { categoryFindings } from '#values/checks/category-findings.ts'
import { FormChecks } from '../publishing/checks/form-checks.tsx'
import { onSubmit } from '../kit/form/on-submit.ts'

interface CategoryFormProps {
  /** As it is stored now; its picture is changed beside the form. */
  category: AdminCategory
  /** The form's values while its preview is open, otherwise null. */
  onPreviewed: (previewed: Previewed | null) => void
}

/** Title, description and the picture's alternative text; the name is fixed (specification 2.19). */
export function CategoryForm({ category, onPreviewed }: CategoryFormProps) {
  const session = useEditing(categoryKind, { id: category.id, opened: category })
  const { form, dirty, historyForm, setElement } = session
  const picture = useRef(category.featured_image)
  useEffect(() => {
    if (picture.current === category.featured_image) return
    picture.current = category.featured_image
    // Another picture has another text; other fields stay as typed.
    form.setFieldValue('featured_image_alt', altOf(category))
    void session.follow()
    // Runs only when the picture changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [category.featured_image])
  // The screen has four forms: the shortcut saves those with unsaved changes.
  const { save } = useFormControls(session, { active: dirty, withinScreen: false })
  const preview = useCategoryPreview(category, form.values, onPreviewed)
  if (!session.isReady) return <FormLoading session={session} />
  return (
    <form ref={setElement} noValidate onSubmit={onSubmit(() => save('stay'))}>
      <FormNotices session={session} liveHref={`/category/${categoryRoute(category.name)}`} />
      <Stack gap="sm">
        <FieldInput field={categoryFields.title} input={form.getInputProps('title')} />
        <FieldInput field={categoryFields.description} input={form.getInputProps('description')} />
        {category.featured_image ? (
          <AltField of={category.title} {...form.getInputProps('featured_image_alt')} />
        ) : null}
        <Group gap="xs">
          <SubmitButton session={session} label="Update Category" />
          <Button variant="default" disabled={session.state === 'saving'} onClick={session.saveDraft}>
            Save draft
          </Button>
          <PreviewButtons
            open={preview.open}
            onToggle={preview.toggle}
            previewed={{ entity: 'categories', itemId: category.id, body: form.values }}
            size="sm"
          />
          <CategoryChecks category={category} values={form.values} base={session.base} />
          <SaveState session={session} />
          <FormHistory
            entity="categories"
            id={category.id}
            edit={category.id}
            name={category.name}
            form={{
              ...historyForm,
              values: { ...form.values, featured_image: category.featured_image },
              // The picture is shown, but belongs to its own control.
              replace: ({ featured_image: _picture, ...values }) => historyForm.replace(values),
            }}
            load={loadHistory}
          />
        </Group>
      </Stack>
      <SaveConflictDialog session={session} />
    </form>
  )
}

/**
 * The screen shows the preview of one of its forms.
 * @param onPreviewed gets what the form holds while its preview is open, else null.
 */
function useCategoryPreview(
  { id, name }: AdminCategory,
  values: object,
  onPreviewed: (previewed: Previewed | null) => void,
) {
  const preview = usePreviewOpen(categoryRoute(name))
  useEffect(() => {
    if (!preview.open) return
    onPreviewed({ entity: 'categories', itemId: id, body: values })
    return () => onPreviewed(null)
  }, [preview.open, values, id, onPreviewed])
  return preview
}

interface CategoryChecksProps {
  category: AdminCategory
  values: CategoryValues
  base: CategoryValues
}

/** Checks of the category in the form; none of them can be ignored. */
function CategoryChecks({ category: { id, featured_image }, values, base }: CategoryChecksProps) {
  const findings = categoryFindings({
    description: values.description,
    picture: featured_image ? { alt: values.featured_image_alt } : null,
  })
  return (
    <FormChecks entity="categories" id={id} findings={findings} comparables={undefined} values={values} base={base} />
  )
}
