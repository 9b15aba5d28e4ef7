import { ActionIcon, Input, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { useEffect, useId, useState } from 'react'
import { megabyte } from '#values/bytes.ts'
import { Trash, Upload } from '../shell/admin-icons.tsx'
import styles from './hero-images-screen.module.css'

interface HeroImageFileProps {
  value: File | null
  onChange: (file: File | null) => void
  error: string | null
  disabled: boolean
}

/** The file picker of a new hero image: choose or drop a picture, see it with its name and size. */
export function HeroImageFile({ value, onChange, error, disabled }: HeroImageFileProps) {
  const id = useId()
  const take = ([file]: File[]) => {
    if (file) onChange(file)
  }
  return (
    <Input.Wrapper
      label="Hero Image (Max 5MB)"
      labelElement="div"
      labelProps={{ id }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <Dropzone
        onDrop={take}
        onReject={(rejections) => take(rejections.map(({ file }) => file))}
        accept={['image/*']}
        multiple={false}
        disabled={disabled}
        className={styles.zone}
        role="button"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        data-error={error ? 'true' : undefined}
        inputProps={{ 'aria-label': 'Hero Image (Max 5MB)' }}
      >
        {value ? <Preview key={`${value.name} ${value.size}`} file={value} /> : <Invitation />}
      </Dropzone>
      {value ? (
        <div className={styles.chosen}>
          <Text role="status" truncate>
            {value.name} ({(value.size / megabyte).toFixed(2)} MB)
          </Text>
          <ActionIcon
            variant="subtle"
            color="madder"
            aria-label="Remove the chosen picture"
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            <Trash />
          </ActionIcon>
        </div>
      ) : null}
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
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  if (failed) return <span className={styles.invitation}>No preview of this file</span>
  return url ? <img src={url} alt="" className={styles.preview} onError={() => setFailed(true)} /> : null
}
