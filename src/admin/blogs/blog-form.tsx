import { useForm, type UseFormReturnType } from '@mantine/form'
import { useCallback, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { ImageSlot } from '../shell/image/image-slot.tsx'
import { SaveBar } from '../shell/form/save-bar.tsx'
import { focusFirstError } from '../shell/form/save-errors.ts'
import { SaveConflictDialog } from '../shell/form/save-conflict-dialog.tsx'
import { useFormKeys } from '../shell/form/use-form-keys.ts'
import { confirmLeave, useUnsavedGuard } from '../shell/form/use-unsaved-guard.ts'
import { BasicInformation } from './basic-information.tsx'
import { blogErrorsOf, blogValuesOf, type BlogValues } from './blog-values.ts'
import styles from './blog-form.module.css'
import { BodyEditor } from './editor/body-editor.tsx'
import { normalizedBody } from './editor/body-html.ts'
import { FormCard, FormTitle } from './form-parts.tsx'
import { TagsField } from './tags-field.tsx'
import { useBlogSave } from './use-blog-save.ts'

interface BlogFormProps {
  /** Null for a new blog. */
  blog: Blog | null
  /** Returns to the list. */
  onClose: () => void
  /** Discards the changes and loads the stored version. */
  onReload: () => void
}

/** Uploads in progress, by field. */
interface Uploads {
  body: boolean
  featured: boolean
}

/** Create or edit a blog: four cards and the save bar (specification 2.16). */
export function BlogForm({ blog: opened, onClose, onReload }: BlogFormProps) {
  // A refetched version must not replace the one being edited: the save compares with the version that was opened.
  const [blog] = useState(opened)
  const [initial] = useState(() => blogValuesOf(blog, normalizedBody(blog?.body ?? '')))
  const form = useForm<BlogValues>({ initialValues: initial, validate: blogErrorsOf, clearInputErrorOnChange: true })
  const [uploads, setUploads] = useState<Uploads>({ body: false, featured: false })
  const element = useRef<HTMLFormElement>(null)
  const { send, saving, ...conflictDialog } = useBlogSave({ blog, form, element, onSaved: onClose })
  const busy = uploads.body || uploads.featured
  const dirty = form.isDirty()
  const submit = () => {
    if (saving || busy) return
    if (Object.keys(form.validate().errors).length > 0) focusFirstError(element.current)
    else send(form.values)
  }
  const close = async () => {
    if (await confirmLeave(dirty)) onClose()
  }
  useFormKeys(true, submit)
  useUnsavedGuard(dirty, { withinScreen: true })
  const heading = blog ? 'Edit Blog' : 'Create New Blog'
  return (
    <>
      <FormTitle heading={heading} onBack={() => void close()} />
      <form
        ref={element}
        noValidate
        aria-label={heading}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <FormCard title="Basic Information">
              <BasicInformation form={form} blog={blog} />
            </FormCard>
            <FormCard title="Content">
              <ContentField form={form} initial={initial.body} setUploads={setUploads} />
            </FormCard>
          </div>
          <div className={styles.column}>
            <FormCard title="Featured Image">
              <FeaturedImageField form={form} setUploads={setUploads} />
            </FormCard>
            <FormCard title="Tags">
              <TagsField
                value={form.values.tags}
                onChange={(tags) => form.setFieldValue('tags', tags)}
                error={textOf(form.errors.tags)}
              />
            </FormCard>
          </div>
        </div>
        <div className={styles.foot}>
          <SaveBar
            dirty={dirty}
            saving={saving}
            busy={busy}
            submitLabel={blog ? 'Update Blog' : 'Create Blog'}
            onCancel={() => void close()}
          />
        </div>
      </form>
      <SaveConflictDialog {...conflictDialog} onReload={onReload} />
    </>
  )
}

interface FieldProps {
  form: UseFormReturnType<BlogValues>
  setUploads: Dispatch<SetStateAction<Uploads>>
}

function ContentField({ form, initial, setUploads }: FieldProps & { initial: string }) {
  const { setFieldValue } = form
  const onChange = useCallback((body: string) => setFieldValue('body', body), [setFieldValue])
  const onUploading = useCallback((body: boolean) => setUploads((now) => ({ ...now, body })), [setUploads])
  return (
    <BodyEditor
      label="Blog Content"
      initial={initial}
      onChange={onChange}
      error={textOf(form.errors.body)}
      onUploading={onUploading}
    />
  )
}

function FeaturedImageField({ form, setUploads }: FieldProps) {
  return (
    <div className={styles.featured}>
      <ImageSlot
        bucket="blog-images"
        label="Featured image"
        hint="Upload a featured image for this blog (JPG, JPEG, PNG - max 2MB)"
        caption="Current image"
        value={form.values.featured_image}
        onChange={(picture) => form.setFieldValue('featured_image', picture?.url ?? null)}
        onUploading={(featured) => setUploads((now) => ({ ...now, featured }))}
        error={textOf(form.errors.featured_image)}
      />
    </div>
  )
}

function textOf(error: ReactNode): string | null {
  return typeof error === 'string' ? error : null
}
