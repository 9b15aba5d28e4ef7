import type { UseFormReturnType } from '@mantine/form'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState, type Dispatch, type SetStateAction } from 'react'
import { blogFields } from '#contract/content/blog-fields.ts'
import { ImageSlot } from '../../kit/image/image-slot.tsx'
import { SaveConflictDialog } from '../../publishing/conflicts/save-conflict-dialog.tsx'
import { FormFacts } from '../../kit/form/form-facts.tsx'
import { FormNotices } from '../../publishing/form/form-notices.tsx'
import { SaveBar } from '../../publishing/form/save-bar.tsx'
import { useFormControls } from '../../publishing/form/use-form-controls.ts'
import { FormHistory } from '../../publishing/history/form-history.tsx'
import { useDuplicate } from '../../kit/list/use-duplicate.ts'
import { useFormActions } from '../../kit/form/form-actions.ts'
import { formAddress } from '../../kit/search/found-items.ts'
import type { Previewed } from '../../publishing/preview/use-preview.ts'
import { usePreviewOpen } from '../../publishing/preview/use-preview-open.ts'
import { previewPanel, PreviewSplit } from '../../publishing/preview/preview-split.tsx'
import { useSchedules } from '../../publishing/schedule/use-schedules.tsx'
import { BasicInformation } from './basic-information.tsx'
import { BlogChecks } from '../checks/blog-checks.tsx'
import { blogHref, liveBlogOf, type BlogSession, type LiveBlog } from '../blog-kind.ts'
import { BlogPreview } from '../blog-preview.tsx'
import { blogDuplication } from '../blog-duplication.ts'
import { blogContent, type BlogValues } from '../blog-values.ts'
import styles from './blog-form.module.css'
import { BodyFacts } from './body-facts.tsx'
import { BodyEditor } from '../editor/body-editor.tsx'
import { FormCard, FormTitle } from './form-parts.tsx'
import { TagsField } from './tags-field.tsx'
import { TripsField } from '../trips/trips-field.tsx'
import { onSubmit } from '../../kit/form/on-submit.ts'

/** Uploads in progress, by field. */
export interface BlogUploads {
  body: boolean
  featured: boolean
}

interface BlogFormProps {
  session: BlogSession
  setUploads: Dispatch<SetStateAction<BlogUploads>>
  /** Returns to the list. */
  onClose: () => void
}

/** Create or edit a blog: four cards and the save bar (specification 2.16). */
export function BlogForm({ session, setUploads, onClose }: BlogFormProps) {
  const { id, form, base, revision, setElement } = session
  const blog = liveBlogOf(session)
  // The editor keeps its own content and takes another one only when it is made anew.
  const [shown, setShown] = useState({ revision, body: form.values.body })
  if (shown.revision !== revision) setShown({ revision, body: form.values.body })
  const { save, close } = useFormControls(session, { onClose })
  const schedules = useSchedules(session, blog?.title ?? '')
  const preview = usePreviewOpen('form')
  const previewed: Previewed = { entity: 'blogs', itemId: id, body: blogContent.dataOf(form.values) }
  const heading = id ? 'Edit Blog' : 'Create New Blog'
  return (
    <PreviewSplit within="screen" panel={previewPanel(preview.open ? previewed : null, preview.close)}>
      <FormTitle
        heading={heading}
        name={blog?.title}
        facts={<BlogFacts session={session} blog={blog} />}
        onBack={() => void close()}
        preview={{ ...preview, previewed }}
      />
      <FormNotices session={session} liveHref={blog && blogHref(blog.slug)} />
      <form ref={setElement} noValidate aria-label={heading} onSubmit={onSubmit(() => save('return'))}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <FormCard title="Basic Information">
              <BasicInformation form={form} blog={blog} />
            </FormCard>
            <FormCard title="Content">
              <ContentField key={shown.revision} form={form} initial={shown.body} setUploads={setUploads} />
              <BodyFacts body={form.values.body} />
            </FormCard>
          </div>
          <div className={styles.column}>
            <FormCard title="Featured Image">
              <FeaturedImageField form={form} setUploads={setUploads} />
            </FormCard>
            <FormCard title="Tags">
              <FormTags form={form} />
            </FormCard>
            <FormCard title="Go there">
              <FormTrips form={form} />
            </FormCard>
          </div>
          <div className={styles.preview}>
            <BlogPreview values={form.values} />
          </div>
        </div>
        <div className={styles.foot}>
          <SaveBar
            session={session}
            submitLabel={id ? 'Update Blog' : 'Create Blog'}
            onCancel={() => void close()}
            checks={<BlogChecks id={id} values={form.values} base={base} />}
            onSchedule={schedules.onSchedule}
          />
        </div>
      </form>
      {schedules.dialog}
      <SaveConflictDialog session={session} />
    </PreviewSplit>
  )
}

function BlogFacts({ session, blog }: { session: BlogSession; blog: LiveBlog | null }) {
  const { base, changedAt, id } = session
  const { history } = useRouter()
  const duplicate = useDuplicate(blogDuplication, (copy) => history.push(formAddress({ entity: 'blogs', id: copy.id })))
  useFormActions(blog && duplicate ? [{ name: 'Duplicate', run: () => duplicate(blog) }] : [])
  return (
    <>
      <FormFacts
        status={session.status ?? base.status}
        changedAt={changedAt}
        publishedAt={blog?.published_at}
        viewHref={blog && blogHref(blog.slug)}
      />
      <FormHistory {...session.history!} id={id} name={base.title} />
    </>
  )
}

interface FieldProps {
  form: UseFormReturnType<BlogValues>
  setUploads: Dispatch<SetStateAction<BlogUploads>>
}

function ContentField({ form, initial, setUploads }: FieldProps & { initial: string }) {
  const { setFieldValue } = form
  const onChange = useCallback((body: string) => setFieldValue('body', body), [setFieldValue])
  const onUploading = useCallback((body: boolean) => setUploads((now) => ({ ...now, body })), [setUploads])
  return (
    <div data-field="body">
      <BodyEditor
        label="Blog Content"
        required
        initial={initial}
        onChange={onChange}
        error={form.errors.body}
        onUploading={onUploading}
      />
    </div>
  )
}

function FeaturedImageField({ form, setUploads }: FieldProps) {
  return (
    <div className={styles.featured}>
      <ImageSlot
        field="featured_image"
        bucket={blogFields.featured_image.bucket}
        label={blogFields.featured_image.label}
        hint="Upload a featured image for this blog (JPG, JPEG, PNG - max 2MB)"
        caption="Current image"
        value={form.values.featured_image}
        onChange={(picture) => {
          form.setFieldValue('featured_image', picture?.url ?? null)
          form.setFieldValue('featured_image_alt', picture?.alt ?? '')
        }}
        alternative={form.getInputProps('featured_image_alt')}
        onUploading={(featured) => setUploads((now) => ({ ...now, featured }))}
        error={form.errors.featured_image}
      />
    </div>
  )
}

function FormTags({ form }: Pick<FieldProps, 'form'>) {
  const onChange = (tags: string[]) => form.setFieldValue('tags', tags)
  return (
    <div data-field="tags">
      <TagsField value={form.values.tags} onChange={onChange} error={form.errors.tags} />
    </div>
  )
}

function FormTrips({ form }: Pick<FieldProps, 'form'>) {
  const onChange = (ids: string[]) => form.setFieldValue('trip_ids', ids)
  return (
    <div data-field="trip_ids">
      <TripsField value={form.values.trip_ids} onChange={onChange} error={form.errors.trip_ids} />
    </div>
  )
}
