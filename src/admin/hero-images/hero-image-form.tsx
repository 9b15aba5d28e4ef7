import { Button, Paper, Progress, TextInput, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { HeroImageData } from '#contract/admin/hero-images.ts'
import { heroImageLimits } from '#contract/hero-images.ts'
import { adminMessages } from '#contract/messages.ts'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import type { Complete } from '../shell/form/complete-data.ts'
import { focusFirstError } from '../shell/form/save-errors.ts'
import { toastFailure, toastSuccess } from '../shell/feedback/toasts.ts'
import { validateFile } from '../shell/image/upload-picture.ts'
import { useUnsavedGuard } from '../shell/form/use-unsaved-guard.ts'
import { useUpload } from '../shell/image/use-upload.ts'
import { useWrite } from '../shell/api/use-write.ts'
import { HeroImageFile } from './hero-image-file.tsx'
import { heroImageQueryKeys } from './hero-images-query.ts'
import styles from './hero-images-screen.module.css'

const messages = adminMessages.heroImages
const bucket = 'hero-images'

/** 'Add New Hero Image' (specification 2.18); the new image becomes the active one. */
export function HeroImageForm() {
  const [title, setTitle] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [stored, setStored] = useState<AdminPicture | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const { upload, uploading, progress, error: refused } = useUpload(bucket)
  const create = useCreate(() => {
    setTitle('')
    setFile(null)
    setStored(null)
  })
  useUnsavedGuard(title !== '' || file !== null || stored !== null)
  const working = uploading || create.isPending
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setStored(null)
    setErrors({ ...errors, file: chosen ? validateFile(bucket, chosen)?.message : undefined })
  }
  const chooseStored = (picture: AdminPicture) => {
    setFile(null)
    setStored(picture)
    setErrors({ ...errors, file: undefined })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = errorsOf(title, file ?? stored)
    setErrors(missing)
    const first = missing.title ?? missing.file
    if (first) {
      focusFirstError(form.current)
      return toastFailure(first)
    }
    const picture = stored ?? (await upload(file!))
    if (picture) create.mutate({ title: title.trim(), image_url: picture.url })
  }
  return (
    <Paper withBorder className={styles.add} component="section" aria-labelledby="add-hero-image">
      <Title order={2} size="h4" id="add-hero-image" mb="sm">
        Add New Hero Image
      </Title>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <TextInput
          label="Image Title"
          withAsterisk
          maxLength={heroImageLimits.title}
          value={title}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
            setErrors({ ...errors, title: undefined })
          }}
          error={errors.title}
        />
        <HeroImageFile
          value={file}
          onChange={choose}
          stored={stored}
          onStored={chooseStored}
          error={errors.file ?? (file ? refused : null)}
          disabled={working}
        />
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
  file?: string | undefined
}

function errorsOf(title: string, picture: File | AdminPicture | null): Errors {
  return {
    ...(title.trim() === '' ? { title: messages.titleRequired } : {}),
    ...(picture ? {} : { file: messages.fileRequired }),
  }
}

function useCreate(onCreated: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    write: (hero_image_data: Complete<HeroImageData>, { api }) => api.heroImages.create({ hero_image_data }),
    onSuccess: async () => {
      toastSuccess(messages.uploaded)
      onCreated()
      await Promise.all(heroImageQueryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: () => toastFailure(messages.uploadFailed),
  })
}
