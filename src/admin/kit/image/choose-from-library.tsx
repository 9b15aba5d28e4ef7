import { Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import type { Bucket } from '#contract/pictures.ts'
import { PictureLibrary } from './picture-library.tsx'

interface ChooseFromLibraryProps {
  bucket: Bucket
  /** Purpose of the picture, as part of the accessible name. */
  purpose: string
  onChoose: (picture: AdminPicture) => void
  /** Number of pictures that can be added at once; by default one, and choosing it closes the library. */
  several?: number
  disabled?: boolean
  /** Matches the buttons beside it. */
  size?: 'sm' | 'compact-sm'
}

/** A button that opens the media library to select a stored picture. */
export function ChooseFromLibrary(props: ChooseFromLibraryProps) {
  const { bucket, purpose, onChoose, several, disabled = false, size = 'compact-sm' } = props
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        size={size}
        variant="default"
        // A disabled button would lose the focus that returns to it.
        aria-disabled={disabled}
        data-disabled={disabled || undefined}
        onClick={() => setOpened(!disabled)}
      >
        Choose from library<VisuallyHidden> for {purpose}</VisuallyHidden>
      </Button>
      <PictureLibrary
        bucket={bucket}
        opened={opened}
        several={several}
        onClose={() => setOpened(false)}
        onChoose={(picture) => {
          setOpened(false)
          onChoose(picture)
        }}
      />
    </>
  )
}
