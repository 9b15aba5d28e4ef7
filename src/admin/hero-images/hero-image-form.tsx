import { Button, FileInput, Group, Paper, Progress, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { heroImageLimits } from '#contract/hero-images.ts'
import { adminMessages } from '#contract/messages.ts'
import { megabyte } from '#values/bytes.ts'
import { adminApi } from '../shell/admin-api.ts'
import { toastFailure, toastSuccess } from '../shell/toasts.ts'
import { useUpload } from '../shell/use-upload.ts'
import { heroImageQueryKeys } from './hero-images-query.ts'

const messages = adminMessages.heroImages

/** 'Add New Hero Image' (specification 2.18): what is uploaded becomes the active one. */
export function HeroImageForm() {
  const [title, setTitle] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<{ title?: string; file?: string }>({})
  const { upload, uploading, progress } = useUpload('hero-images')
  const create = useCreate(() => {
    setTitle('')
    setFile(null)
  })
  const working = uploading || create.isPending
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = problemsOf(title, file)
    setErrors(missing)
    const [first] = Object.values(missing)
    if (first) return toastFailure(first)
    const picture = await upload(file!)
    if (picture) create.mutate({ title: title.trim(), image_url: picture.url })
  }
  return (
    <Paper withBorder p="lg" mb="xl" component="section" aria-labelledby="add-hero-image">
      <Title order={2} size="h4" id="add-hero-image" mb="md">
        Add New Hero Image
      </Title>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Group align="flex-start" grow preventGrowOverflow={false}>
          <TextInput
            label="Image Title"
            miw="14rem"
            maxLength={heroImageLimits.title}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            error={errors.title}
          />
          <FileInput
            label="Hero Image (Max 5MB)"
            placeholder="Choose a picture"
            accept="image/*"
            miw="14rem"
            clearable
            value={file}
            onChange={setFile}
            error={errors.file}
          />
        </Group>
        {file ? (
          <Text mt="xs" c="dimmed" role="status">
            {file.name} ({(file.size / megabyte).toFixed(2)} MB)
          </Text>
        ) : null}
        {uploading ? <Progress value={(progress ?? 0) * 100} mt="sm" aria-label="Uploading the hero image" /> : null}
        <Button type="submit" mt="md" disabled={working}>
          {working ? 'Uploading...' : 'Upload Hero Image'}
        </Button>
      </form>
    </Paper>
  )
}

function problemsOf(title: string, file: File | null) {
  return {
    ...(title.trim() === '' ? { title: messages.titleRequired } : {}),
    ...(file ? {} : { file: messages.fileRequired }),
  }
}

function useCreate(onCreated: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (hero_image_data: { title: string; image_url: string }) =>
      adminApi.heroImages.create({ hero_image_data }),
    retry: false,
    onSuccess: async () => {
      toastSuccess(messages.uploaded)
      onCreated()
      await Promise.all(heroImageQueryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: () => toastFailure(messages.uploadFailed),
  })
}
