import { ActionIcon, Box, Button, Group, Input, Progress, Text } from '@mantine/core'
import { useId, useRef, type ReactNode } from 'react'
import type { Bucket, Picture } from '#contract/pictures.ts'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import { Trash } from '../layout/admin-icons.tsx'
import { AltField, type AltFieldProps } from './alt-field.tsx'
import { ChooseFromLibrary } from './choose-from-library.tsx'
import { DropZone, Invitation } from './upload/drop-zone.tsx'
import { TakePhoto } from './upload/take-photo.tsx'
import { ShrinkResult } from './shrink-result.tsx'
import { useUpload } from './use-upload.ts'

interface ImageSlotProps {
  /** Path of the field, by which checks find it. */
  field?: string
  bucket: Bucket
  label: string
  /** Accepted files. */
  hint: string
  /** URL of the current picture. */
  value: string | null
  /** Also sets the alternative text, which belongs to the picture. */
  onChange: (picture: Picture | null) => void
  /** Called when an upload begins or ends; the form waits for it before saving. */
  onUploading?: (uploading: boolean) => void
  error?: ReactNode
  /** Left out where the picture is decoration, or has its text in the library. */
  alternative?: Omit<AltFieldProps, 'of'>
  /** Caption below the picture. */
  caption?: string
}

/** An image field: drop zone or file button, progress, preview, alternative text, replace and remove. */
export function ImageSlot(props: ImageSlotProps) {
  const { field, bucket, label, hint, value, onChange, onUploading, error, alternative, caption } = props
  const { upload, uploading, progress, error: refusal, shrinking, forget } = useUpload(bucket)
  const open = useRef<() => void>(null)
  const id = useId()
  const take = async ([file]: File[]) => {
    if (!file) return
    onUploading?.(true)
    const picture = await upload(file)
    if (picture) onChange(picture)
    onUploading?.(false)
  }
  const setPicture = (picture: Picture | null) => {
    forget()
    onChange(picture)
  }
  return (
    <div data-field={field}>
      <Input.Wrapper
        label={label}
        description={hint}
        error={error ?? refusal}
        labelElement="div"
        labelProps={{ id }}
        errorProps={{ mt: 6 }}
      >
        <DropZone
          bucket={bucket}
          openRef={open}
          onFiles={(files) => void take(files)}
          multiple={false}
          disabled={uploading}
          mt={6}
          aria-labelledby={id}
          inputLabel={label}
          data-error={(error ?? refusal) ? 'true' : undefined}
        >
          {value ? (
            <Box
              component="img"
              src={variantUrl(value, 320, 'webp')}
              alt={alternative?.value ?? ''}
              display="block"
              maw="100%"
              mah="14rem"
            />
          ) : uploading ? (
            <Text component="span">Uploading...</Text>
          ) : (
            <Invitation />
          )}
        </DropZone>
        {uploading ? (
          <Progress value={(progress ?? 0) * 100} mt={6} aria-label={`Uploading ${label}`} size="sm" />
        ) : null}
        <Group gap="xs" mt={6}>
          {value && caption ? (
            <Text component="span" size="sm" c="dimmed" mr="auto">
              {caption}
            </Text>
          ) : null}
          {value ? (
            <Button size="compact-sm" variant="default" disabled={uploading} onClick={() => open.current?.()}>
              {uploading ? 'Uploading...' : 'Replace'}
            </Button>
          ) : null}
          <TakePhoto bucket={bucket} purpose={label} disabled={uploading} onPhoto={(photo) => void take([photo])} />
          <ChooseFromLibrary bucket={bucket} purpose={label} disabled={uploading} onChoose={setPicture} />
          {value ? (
            <ActionIcon
              variant="subtle"
              color="madder"
              aria-label={`Remove ${label}`}
              disabled={uploading}
              onClick={() => setPicture(null)}
            >
              <Trash />
            </ActionIcon>
          ) : null}
        </Group>
      </Input.Wrapper>
      <ShrinkResult of={shrinking ? [shrinking] : []} />
      {value && alternative ? <AltField {...alternative} of={label} /> : null}
    </div>
  )
}
