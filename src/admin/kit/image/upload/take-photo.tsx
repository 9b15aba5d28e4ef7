import { Button, FileButton, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import type { Bucket } from '#contract/pictures.ts'
import { acceptedTypes } from './file-types.ts'

interface TakePhotoProps {
  bucket: Bucket
  /** Purpose of the picture, as part of the accessible name. */
  purpose: string
  onPhoto: (photo: File) => void
  disabled?: boolean
  /** Matches the buttons beside it. */
  size?: 'sm' | 'compact-sm'
}

/** Opens the camera of a phone or tablet; other devices have no such button. */
export function TakePhoto({ bucket, purpose, onPhoto, disabled = false, size = 'compact-sm' }: TakePhotoProps) {
  const isTouched = useMediaQuery('(hover: none) and (pointer: coarse)', undefined, { getInitialValueInEffect: false })
  const reset = useRef<() => void>(null)
  const take = (photo: File | null) => {
    // Photos often have the same name, and would not count as another one.
    reset.current?.()
    if (photo) onPhoto(photo)
  }
  if (!isTouched) return null
  return (
    <FileButton
      resetRef={reset}
      accept={acceptedTypes(bucket).join(',')}
      capture="environment"
      onChange={take}
      disabled={disabled}
    >
      {(props) => (
        <Button {...props} size={size} variant="default" disabled={disabled}>
          Take a photo<VisuallyHidden> for {purpose}</VisuallyHidden>
        </Button>
      )}
    </FileButton>
  )
}
