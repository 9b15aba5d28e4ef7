import { Button, Input, Text } from '@mantine/core'
import { useRef } from 'react'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { megabyte } from '#values/format/bytes.ts'
import { ChooseFromLibrary } from '../kit/image/choose-from-library.tsx'
import { DropZone, Invitation } from '../kit/image/upload/drop-zone.tsx'
import { TakePhoto } from '../kit/image/upload/take-photo.tsx'
import { ShrinkResult } from '../kit/image/shrink-result.tsx'
import type { Shrinking } from '../kit/image/fit-picture.ts'
import { HeroPreview } from './hero-preview.tsx'
import styles from './hero-image-form.module.css'

interface HeroImageFileProps {
  value: File | null
  onChange: (file: File) => void
  shrinking: Shrinking | null
  /** A picture selected from the library instead of a file. */
  stored: AdminPicture | null
  onStored: (picture: AdminPicture) => void
  error: string | null
  disabled: boolean
}

const label = 'Hero Image (Max 5MB)'

/** The picture as the home page will show it, or a place to drop one. */
export function HeroImageFile({ value, onChange, shrinking, stored, onStored, error, disabled }: HeroImageFileProps) {
  const open = useRef<() => void>(null)
  const take = ([file]: File[]) => {
    if (file) onChange(file)
  }
  const shown = value ?? stored
  return (
    <div className={styles.file}>
      <Input.Wrapper label={label} labelElement="div" error={error}>
        {/* The drop zone handles drops and clicks; the button is for the keyboard. */}
        <DropZone
          bucket="hero-images"
          openRef={open}
          onFiles={take}
          multiple={false}
          disabled={disabled}
          activateOnKeyboard={false}
          tabIndex={-1}
          className={styles.zone}
          data-error={error ? 'true' : undefined}
          inputLabel={label}
        >
          {shown ? <HeroPreview picture={shown} /> : <Invitation />}
        </DropZone>
        <div className={styles.chosen}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={disabled}
            data-error={error ? 'true' : undefined}
            onClick={() => open.current?.()}
          >
            {shown ? 'Choose another' : 'Choose a picture'}
          </Button>
          <TakePhoto bucket="hero-images" purpose="the hero image" disabled={disabled} onPhoto={onChange} />
          <ChooseFromLibrary bucket="hero-images" purpose="the hero image" disabled={disabled} onChoose={onStored} />
          <Text role="status" truncate>
            {value
              ? `${value.name} (${(value.size / megabyte).toFixed(2)} MB)`
              : stored?.alt || stored?.original_name || stored?.name || ''}
          </Text>
        </div>
      </Input.Wrapper>
      <ShrinkResult of={shrinking ? [shrinking] : []} />
    </div>
  )
}
