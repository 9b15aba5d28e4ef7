import { Button, Input, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { useRef } from 'react'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { megabyte } from '#values/format/bytes.ts'
import { usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { Upload } from '../shell/layout/admin-icons.tsx'
import { ChooseFromLibrary } from '../shell/image/choose-from-library.tsx'
import { FilePreview } from '../shell/image/file-preview.tsx'
import { ShrinkToFit } from '../shell/image/shrink-to-fit.tsx'
import styles from './hero-images-screen.module.css'

interface HeroImageFileProps {
  value: File | null
  onChange: (file: File | null) => void
  /** A picture selected from the library instead of a file. */
  stored: AdminPicture | null
  onStored: (picture: AdminPicture) => void
  error: string | null
  disabled: boolean
}

const label = 'Hero Image (Max 5MB)'

export function HeroImageFile({ value, onChange, stored, onStored, error, disabled }: HeroImageFileProps) {
  const open = useRef<() => void>(null)
  const take = ([file]: File[]) => {
    if (file) onChange(file)
  }
  return (
    <div className={styles.file}>
      <Input.Wrapper label={label} labelElement="div" error={error}>
        {/* The drop zone handles drops and clicks; the button is for the keyboard. */}
        <Dropzone
          openRef={open}
          onDrop={take}
          onReject={(rejections) => take(rejections.map(({ file }) => file))}
          accept={['image/*']}
          multiple={false}
          disabled={disabled}
          activateOnKeyboard={false}
          tabIndex={-1}
          className={styles.zone}
          data-error={error ? 'true' : undefined}
          inputProps={{ 'aria-label': label }}
        >
          {value ? (
            <FilePreview file={value} className={styles.preview} failedClassName={styles.invitation} />
          ) : stored ? (
            <img src={variantUrl(stored.url, previewWidth(stored.width), 'webp')} alt="" className={styles.preview} />
          ) : (
            <Invitation />
          )}
        </Dropzone>
        <div className={styles.chosen}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={disabled}
            data-error={error ? 'true' : undefined}
            onClick={() => open.current?.()}
          >
            {value || stored ? 'Choose another' : 'Choose a picture'}
          </Button>
          <ChooseFromLibrary bucket="hero-images" purpose="the hero image" disabled={disabled} onChoose={onStored} />
          <Text role="status" truncate>
            {value ? `${value.name} (${(value.size / megabyte).toFixed(2)} MB)` : stored?.alt || stored?.name || ''}
          </Text>
        </div>
      </Input.Wrapper>
      <ShrinkToFit bucket="hero-images" file={value} onShrunk={onChange} withPreview={false} />
    </div>
  )
}

/** @returns the variant that fills the drop zone, or else the widest. */
function previewWidth(width: number): number {
  return usefulWidths(width).find((each) => each >= 640) ?? usefulWidths(width).at(-1)!
}

function Invitation() {
  return (
    <span className={styles.invitation}>
      <Upload />
      <Text component="span">Drop a picture here or click to choose</Text>
    </span>
  )
}
