import { Button, Paper, Progress, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { heroImageDataSchema, type HeroImageData } from '#contract/admin/hero-images.ts'
import { heroImageTexts } from '#contract/content/small-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { callError } from '../shell/api/admin-api.ts'
import { focusFirstError } from '../shell/form/save-errors.ts'
import { toastFailure } from '../shell/feedback/toasts.ts'
import { toastDone } from '../shell/undo/toast-done.tsx'
import { LimitedInput } from '../shell/field/limited-input.tsx'
import { AltField } from '../shell/image/alt-field.tsx'
import { validateFile } from '../shell/image/upload-picture.ts'
import { useUnsavedGuard } from '../shell/form/use-unsaved-guard.ts'
import { useUpload } from '../shell/image/use-upload.ts'
import { useWrite } from '../shell/api/use-write.ts'
import { HeroImageFile } from './hero-image-file.tsx'
import { heroImageQueryKeys } from './hero-images-query.ts'
import styles from './hero-image-form.module.css'

const messages = adminMessages.heroImages
const bucket = 'hero-images'

interface Values {
  title: string
  alt: string
  file: File | null
  /** A picture selected from the library instead of a file. */
  stored: AdminPicture | null
}

const blank: Values = { title: '', alt: '', file: null, stored: null }

/** 'Add New Hero Image' (specification 2.18); the new image becomes the active one. */
export function HeroImageForm() {
  const [values, setValues] = useState(blank)
  const [errors, setErrors] = useState<Errors>({})
  const { title, alt, file, stored } = values
  const form = useRef<HTMLFormElement>(null)
  const { upload, uploading, progress, error: refused } = useUpload(bucket, { failed: messages.uploadFailed })
  const create = useCreate(
    () => setValues(blank),
    (cause) => setErrors({ file: cause }),
  )
  useUnsavedGuard(title !== '' || alt !== '' || file !== null || stored !== null)
  const working = uploading || create.isPending
  const change = (changed: Partial<Values>, errors: Errors) => {
    setValues((current) => ({ ...current, ...changed }))
    setErrors((current) => ({ ...current, ...errors }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = errorsOf(values)
    setErrors(missing)
    const first = missing.title ?? missing.alt ?? missing.file
    if (first) {
      focusFirstError(form.current)
      return toastFailure(first)
    }
    const picture = stored ?? (await upload(file!))
    if (picture) create.mutate({ title: title.trim(), alt, image_url: picture.url })
  }
  return (
    <Paper withBorder className={styles.add} component="section" aria-labelledby="add-hero-image">
      <Title order={2} size="h4" id="add-hero-image" mb="sm">
        Add New Hero Image
      </Title>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <LimitedInput
          label={heroImageTexts.title.label}
          withAsterisk
          className={styles.title}
          limit={heroImageTexts.title.limit}
          value={title}
          onChange={(event) => change({ title: event.currentTarget.value }, { title: undefined })}
          error={errors.title}
        />
        <HeroImageFile
          value={file}
          onChange={(chosen) =>
            change({ file: chosen, stored: null }, { file: chosen ? validateFile(bucket, chosen)?.message : undefined })
          }
          stored={stored}
          onStored={(picture) => change({ file: null, stored: picture, alt: picture.alt }, { file: undefined })}
          error={errors.file ?? (file ? refused : null)}
          disabled={working}
        />
        <div className={styles.alt}>
          <AltField
            of="the hero image"
            value={alt}
            onChange={(text) => change({ alt: text }, { alt: undefined })}
            error={errors.alt}
          />
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

interface Errors {
  title?: string | undefined
  alt?: string | undefined
  file?: string | undefined
}

const textsSchema = heroImageDataSchema.pick({ title: true, alt: true })

function errorsOf({ title, alt, file, stored }: Values): Errors {
  const issues = textsSchema.safeParse({ title, alt }).error?.issues ?? []
  const texts = Object.fromEntries(issues.map(({ path: [field], message }) => [String(field), message]))
  return { ...texts, ...(file || stored ? {} : { file: messages.fileRequired }) }
}

/** @param onRefused gets the cause, for the field of the file. */
function useCreate(onCreated: () => void, onRefused: (cause: string) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    write: (hero_image_data: HeroImageData, { api }) => api.heroImages.create({ hero_image_data }),
    onSuccess: async (_saved, _data, change) => {
      toastDone(messages.uploaded, { change })
      onCreated()
      await Promise.all(heroImageQueryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: (error) => {
      toastFailure(messages.uploadFailed)
      const refused = callError(error)
      onRefused(refused?.defined && refused.status < 500 ? refused.message : messages.notStored)
    },
  })
}
