import { Button, Input, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { useRef, useState } from 'react'
import { megabyte } from '#values/bytes.ts'
import { Upload } from '../shell/admin-icons.tsx'
import styles from './hero-images-screen.module.css'

interface HeroImageFileProps {
  value: File | null
  onChange: (file: File | null) => void
  error: string | null
  disabled: boolean
}

const label = 'Hero Image (Max 5MB)'

/** The file picker of a new hero image: choose or drop a picture, see it with its name and size. */
export function HeroImageFile({ value, onChange, error, disabled }: HeroImageFileProps) {
  const open = useRef<() => void>(null)
  const take = ([file]: File[]) => {
    if (file) onChange(file)
  }
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      {/* The zone takes what is dropped, and clicks; for the keyboard there is the button. */}
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
        {value ? <Preview key={`${value.name} ${value.size} ${value.lastModified}`} file={value} /> : <Invitation />}
      </Dropzone>
      <div className={styles.chosen}>
        <Button
          variant="default"
          size="compact-sm"
          disabled={disabled}
          data-error={error ? 'true' : undefined}
          onClick={() => open.current?.()}
        >
          {value ? 'Choose another' : 'Choose a picture'}
        </Button>
        <Text role="status" truncate>
          {value ? `${value.name} (${(value.size / megabyte).toFixed(2)} MB)` : ''}
        </Text>
      </div>
    </Input.Wrapper>
  )
}

function Invitation() {
  return (
    <span className={styles.invitation}>
      <Upload />
      <Text component="span">Drop a picture here or click to choose</Text>
    </span>
  )
}

/** The chosen file before it is sent; what this browser cannot draw is named instead. */
function Preview({ file }: { file: File }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <span className={styles.invitation}>No preview of this file</span>
  return (
    <img ref={(image) => showFile(image, file)} alt="" className={styles.preview} onError={() => setFailed(true)} />
  )
}

function showFile(image: HTMLImageElement | null, file: File) {
  if (!image) return undefined
  const url = URL.createObjectURL(file)
  image.src = url
  return () => URL.revokeObjectURL(url)
}
