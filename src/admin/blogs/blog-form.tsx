import { useForm, type UseFormReturnType } from '@mantine/form'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { blogFields } from '#contract/content/blog-fields.ts'
import { ImageSlot } from '../shell/image/image-slot.tsx'
import { DraftOffer } from '../shell/form/draft/draft-offer.tsx'
import { usePlans } from '../shell/form/editions/use-plans.tsx'
import { FormFacts } from '../shell/form/form-facts.tsx'
import { draftsOf, historyFormOf } from '../shell/form/form-state.tsx'
import { SaveBar } from '../shell/form/save-bar.tsx'
import { SaveConflictDialog } from '../shell/form/conflict/save-conflict-dialog.tsx'
import { FormHistory } from '../shell/history/form-history.tsx'
import { useFormKeys } from '../shell/form/use-form-keys.ts'
import type { AfterSave } from '../shell/form/use-save.ts'
import { useDuplicate } from '../shell/list/use-duplicate.ts'
import { useFormActions } from '../shell/palette/form-actions.ts'
import { formAddress } from '../shell/search/found-things.ts'
import { PreviewSplit } from '../shell/page-preview/preview-split.tsx'
import { confirmLeave, useUnsavedGuard } from '../shell/form/use-unsaved-guard.ts'
import { BasicInformation } from './basic-information.tsx'
import { useBlogPreview } from './use-blog-preview.ts'
import { BlogChecks } from './checks/blog-checks.tsx'
import { BlogPreview } from './blog-preview.tsx'
import { blogDuplication } from './blog-refresh.ts'
import { blogContent, type BlogValues } from './blog-values.ts'
import styles from './blog-form.module.css'
import { BodyFacts } from './body-facts.tsx'
import { BodyEditor } from './editor/body-editor.tsx'
import { FormCard, FormTitle } from './form-parts.tsx'
import { TagsField } from './tags-field.tsx'
import { TripsField } from './trips/trips-field.tsx'
import { blogHref, loadHistory, startOfBlog, useBlogSave, type OpenedBlog } from './use-blog-save.ts'

interface BlogFormProps {
  /** Null for a new blog. */
  blog: OpenedBlog | null
  /** Returns to the list. */
  onClose: () => void
  /** A new blog was saved, and is edited from now on. */
  onCreated: (id: string) => void
}

const { errorsOf: validate } = blogContent

/** Uploads in progress, by field. */
interface Uploads {
  body: boolean
  featured: boolean
}

/** Create or edit a blog: four cards and the save bar (specification 2.16). */
export function BlogForm({ blog: opened, onClose, onCreated }: BlogFormProps) {
  const [initial] = useState(() => startOfBlog(opened))
  const form = useForm<BlogValues>({ initialValues: initial, validate, clearInputErrorOnChange: true })
  const [uploads, setUploads] = useState<Uploads>({ body: false, featured: false })
  const element = useRef<HTMLFormElement>(null)
  const busy = uploads.body || uploads.featured
  const session = useBlogSave({ opened, form, uploading: busy, onClose, onCreated })
  const { blog, saving, dirty } = session
  // The editor keeps its own content and takes another one only when it is made anew.
  const [shown, setShown] = useState({ revision: session.revision, body: initial.body })
  if (shown.revision !== session.revision) setShown({ revision: session.revision, body: form.values.body })
  const canSave = !saving && !busy
  const submit = async (after: AfterSave) => canSave && session.submit(element.current, after)
  const unsaved = { save: canSave ? () => submit('leave') : undefined, onGiveUp: session.giveUp }
  const close = async () => {
    if (await confirmLeave(dirty, unsaved)) onClose()
  }
  useFormKeys(true, () => void submit('stay'))
  useUnsavedGuard(dirty, { withinScreen: true, ...unsaved })
  const plans = usePlans({
    session,
    noun: 'blogs',
    name: blog?.title ?? '',
    liveHref: opened && blogHref(opened.slug),
    bodyOf: () => blogContent.dataOf(form.values),
  })
  const preview = useBlogPreview(blog?.id ?? null, form.values)
  const heading = blog ? 'Edit Blog' : 'Create New Blog'
  return (
    <PreviewSplit {...preview.split}>
      <FormTitle
        heading={heading}
        name={blog?.title}
        facts={<BlogFacts session={session} form={form} />}
        onBack={() => void close()}
        preview={preview.toggle}
      />
      {session.offer ? <DraftOffer offer={session.offer} /> : plans.notice}
      <form
        ref={element}
        noValidate
        aria-label={heading}
        onSubmit={(event) => {
          event.preventDefault()
          void submit('return')
        }}
      >
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
              <div data-field="tags">
                <FormTags form={form} />
              </div>
            </FormCard>
            <FormCard title="Go there">
              <div data-field="trip_ids">
                <FormTrips form={form} />
              </div>
            </FormCard>
          </div>
          <div className={styles.preview}>
            <BlogPreview values={form.values} />
          </div>
        </div>
        <BlogBar
          session={session}
          busy={busy}
          checks={<BlogChecks id={blog?.id ?? null} values={form.values} base={session.base} />}
          onCancel={() => void close()}
          onSaveDraft={() => session.saveDraft(element.current)}
          onSchedule={plans.onSchedule}
        />
      </form>
      {plans.dialog}
      <SaveConflictDialog {...session.conflict} />
    </PreviewSplit>
  )
}

interface BlogBarProps {
  session: ReturnType<typeof useBlogSave>
  busy: boolean
  checks: ReactNode
  onCancel: () => void
  onSaveDraft: () => void
  onSchedule: (() => void) | undefined
}

function BlogBar({ session, busy, checks, onCancel, onSaveDraft, onSchedule }: BlogBarProps) {
  const drafts = draftsOf(session)
  return (
    <div className={styles.foot}>
      <SaveBar
        dirty={session.dirty}
        saving={session.saving || (drafts?.saving ?? false)}
        busy={busy}
        savedAt={session.savedAt}
        submitLabel={session.blog ? 'Update Blog' : 'Create Blog'}
        onCancel={onCancel}
        checks={checks}
        drafts={drafts && { ...drafts, onSchedule, onSave: drafts.onSave && onSaveDraft }}
      />
    </div>
  )
}

interface BlogFactsProps {
  session: ReturnType<typeof useBlogSave>
  form: UseFormReturnType<BlogValues>
}

function BlogFacts({ session, form }: BlogFactsProps) {
  const { blog, base, changedAt } = session
  const { history } = useRouter()
  const duplicate = useDuplicate(blogDuplication, ({ id }) => history.push(formAddress({ noun: 'blogs', id })))
  useFormActions(blog && duplicate ? [{ name: 'Duplicate', run: () => duplicate(blog) }] : [])
  return (
    <>
      <FormFacts
        status={session.editions.live ?? base.status}
        changedAt={changedAt}
        publishedAt={blog?.published_at}
        viewHref={blog && blogHref(blog.slug)}
      />
      <FormHistory
        noun="blogs"
        id={session.id}
        name={base.title}
        form={historyFormOf({ ...session, state: 'ready' }, form)}
        load={loadHistory}
      />
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
    <div data-field="body">
      <BodyEditor
        label="Blog Content"
        required
        initial={initial}
        onChange={onChange}
        error={textOf(form.errors.body)}
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
        error={textOf(form.errors.featured_image)}
      />
    </div>
  )
}

function textOf(error: ReactNode): string | null {
  return typeof error === 'string' ? error : null
}

function FormTags({ form }: Pick<FieldProps, 'form'>) {
  const onChange = (tags: string[]) => form.setFieldValue('tags', tags)
  return (
    <div data-field="tags">
      <TagsField value={form.values.tags} onChange={onChange} error={textOf(form.errors.tags)} />
    </div>
  )
}

function FormTrips({ form }: Pick<FieldProps, 'form'>) {
  const onChange = (ids: string[]) => form.setFieldValue('trip_ids', ids)
  return (
    <div data-field="trip_ids">
      <TripsField value={form.values.trip_ids} onChange={onChange} error={textOf(form.errors.trip_ids)} />
    </div>
  )
}
