import { Text } from '@mantine/core'
import { Dropzone, type DropzoneProps } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import type { Bucket } from '#contract/pictures.ts'
import { Upload } from '../../layout/admin-icons.tsx'
import { acceptedTypes } from './file-types.ts'
import styles from './drop-zone.module.css'

interface DropZoneProps extends Omit<
  DropzoneProps,
  'accept' | 'inputProps' | 'onDrop' | 'onDropAny' | 'onReject' | 'loading'
> {
  bucket: Bucket
  /** Gets all files, in their order, also those that the file dialog does not offer: the caller refuses them. */
  onFiles: (files: File[]) => void
  /** Accessible name of the file input; undefined where a button beside it opens the file dialog. */
  inputLabel?: string
}

/** A place to drop pictures on, or to choose them with a click. */
export function DropZone({ bucket, onFiles, inputLabel, className, children, ...props }: DropZoneProps) {
  return (
    <Dropzone
      {...props}
      // Only for the file dialog: `accept` of the zone would take other files out of their order.
      inputProps={{
        accept: acceptedTypes(bucket).join(','),
        ...(inputLabel === undefined ? { 'aria-hidden': true } : { 'aria-label': inputLabel }),
      }}
      loading={false}
      onDrop={ignored}
      onDropAny={(files, rejections) => onFiles([...files, ...rejections.map(({ file }) => file)])}
      className={`${styles.zone} ${className ?? ''}`}
    >
      {children}
    </Dropzone>
  )
}

/** `onDropAny` gets the same files, and several that are dropped where one is expected. */
const ignored = () => {}

/** @param several whether more than one picture may be dropped. */
export function Invitation({ several = false }: { several?: boolean }) {
  const what = several ? 'pictures' : 'a picture'
  return (
    <span className={styles.invitation}>
      <Upload />
      <Text component="span" className={styles.mouse}>
        Drop {what} here or click to choose
      </Text>
      <Text component="span" className={styles.touch}>
        Tap to choose
      </Text>
    </span>
  )
}
