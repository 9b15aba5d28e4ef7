import { Button, Paper, Progress, Title } from '@mantine/core'
import { heroImageDataSchema } from '#contract/admin/hero-images.ts'
import { heroImageTexts } from '#contract/content/small-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { callError } from '../kit/api/admin-api.ts'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { LimitedInput } from '../kit/field/limited-input.tsx'
import type { AfterSave } from '../publishing/drafts/editing.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { FormNotices } from '../publishing/form/form-notices.tsx'
import { focusFirstError, type FieldErrors } from '../kit/form/save-errors.ts'
import { useFormControls } from '../publishing/form/use-form-controls.ts'
import { AltField } from '../kit/image/alt-field.tsx'
import { useFit } from '../kit/image/use-fit.ts'
import { useUpload } from '../kit/image/use-upload.ts'
import { HeroImageFile } from './hero-image-file.tsx'
import styles from './hero-image-form.module.css'
import { onSubmit } from '../kit/form/on-submit.ts'

const messages = adminMessages.heroImages
const bucket = 'hero-images'

interface Values {
  title: string
  alt: string
  file: File | null
  /** A picture selected from the library instead of a file. */
  stored: AdminPicture | null
  /** Address of the stored picture; null until the file is uploaded. */
  url: string | null
}

const blank: Values = { title: '', alt: '', file: null, stored: null, url: null }

const textsSchema = heroImageDataSchema.pick({ title: true, alt: true })

const newImageKind: FormKind<Values, object> = {
  type: 'hero image',
  blank: () => blank,
  errorsOf,
  valuesOf: () => blank,
  save: ({ title, alt, url }, { api }) =>
    api.heroImages.create({ hero_image_data: { title: title.trim(), alt, image_url: url! } }),
  messages: { updated: messages.uploaded, failed: () => messages.uploadFailed },
  fieldErrors: (error) => {
    const refused = callError(error)
    return { file: refused?.defined && refused.status < 500 ? refused.message : messages.notStored }
  },
}

/** 'Add New Hero Image' (specification 2.18); the new image becomes the active one. */
export function HeroImageForm({ onCreated }: { onCreated: () => void }) {
  const { upload, uploading, progress, error: refused } = useUpload(bucket, { failed: messages.uploadFailed })
  const session = useEditing(newImageKind, {
    id: null,
    uploading,
    onSaved: (_saved, { after }) => after !== 'leave' && onCreated(),
  })
  const { form, element, setElement } = session
  const { file, stored, url } = form.values
  const submit = async (after: AfterSave) => {
    const { errors } = form.validate()
    const first = errors.title ?? errors.alt ?? errors.file
    if (first) {
      focusFirstError(element)
      toastFailure(first as string)
      return false
    }
    if (url === null) {
      const picture = await upload(file!)
      if (!picture) return false
      form.setFieldValue('url', picture.url)
    }
    return session.submit(after)
  }
  const { save } = useFormControls({ ...session, submit }, { active: false, withinScreen: false })
  const { fit, isFitting, shrinking } = useFit(bucket)
  const working = uploading || isFitting || session.state === 'saving'
  const choose = async (chosen: File) => {
    form.setValues({ file: chosen, stored: null, url: null })
    const { file, problem } = await fit(chosen)
    form.setValues({ file })
    form.setFieldError('file', problem)
  }
  const chooseStored = (stored: AdminPicture) =>
    form.setValues({ file: null, stored, url: stored.url, alt: stored.alt })
  return (
    <Paper withBorder className={styles.add} component="section" aria-labelledby="add-hero-image">
      <Title order={2} size="h4" id="add-hero-image" mb="sm">
        Add New Hero Image
      </Title>
      <FormNotices session={session} />
      <form ref={setElement} noValidate className={styles.form} onSubmit={onSubmit(() => save('return'))}>
        <LimitedInput
          label={heroImageTexts.title.label}
          withAsterisk
          className={styles.title}
          limit={heroImageTexts.title.limit}
          {...form.getInputProps('title')}
        />
        <HeroImageFile
          value={file}
          onChange={(chosen) => void choose(chosen)}
          shrinking={file ? shrinking : null}
          stored={stored}
          onStored={chooseStored}
          error={(form.errors.file as string | undefined) ?? (file ? refused : null)}
          disabled={working}
        />
        <div className={styles.alt}>
          <AltField of="the hero image" {...form.getInputProps('alt')} />
        </div>
        <div className={styles.send}>
          {uploading ? <Progress value={(progress ?? 0) * 100} aria-label="Uploading the hero image" /> : null}
          <Button type="submit" disabled={working}>
            {working ? 'Uploading...' : 'Upload Hero Image'}
          </Button>
        </div>
      </form>
    </Paper>
  )
}

function errorsOf({ title, alt, file, stored }: Values): FieldErrors {
  const issues = textsSchema.safeParse({ title, alt }).error?.issues ?? []
  const texts = Object.fromEntries(issues.map(({ path: [field], message }) => [String(field), message]))
  return { ...texts, ...(file || stored ? {} : { file: messages.fileRequired }) }
}
