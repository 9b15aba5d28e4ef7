import { Text } from '@mantine/core'
import { useState } from 'react'
import { pictureMessages } from '#contract/picture-messages.ts'
import type { Bucket } from '#contract/pictures.ts'
import { ShrinkToFit } from './shrink-to-fit.tsx'
import styles from './shrink-to-fit.module.css'

export interface RefusedFile {
  key: number
  file: File
  /** Why it was refused; its size by default. */
  message?: string
}

let lastKey = 0

/** Adds unique keys, since the same file may be selected again. */
export function refusedFiles(files: File[], message?: string): RefusedFile[] {
  return files.map((file) => ({ key: ++lastKey, file, ...(message === undefined ? {} : { message }) }))
}

interface ShrinkListProps<Refused> {
  bucket: Bucket
  refused: Refused[]
  label?: string
  /** Gets the shrunk or converted file and the rejected original. */
  onShrunk: (file: File, refused: Refused) => unknown
  /** Called when work on a file begins and ends; the form waits for it before saving. */
  onWorking: (working: boolean) => void
}

/**
 * For fields that accept several files: lists the rejected files by name and with the reason, with a button to shrink
 * or convert where possible.
 */
export function ShrinkList<Refused extends RefusedFile>(props: ShrinkListProps<Refused>) {
  const { bucket, refused, label = 'Pictures that were too large', onShrunk, onWorking } = props
  if (refused.length === 0) return null
  return (
    <ul className={styles.refused} aria-label={label}>
      {refused.map((each) => (
        <Row
          key={each.key}
          bucket={bucket}
          refused={each}
          onShrunk={(file) => onShrunk(file, each)}
          onWorking={onWorking}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  bucket: Bucket
  refused: RefusedFile
  onShrunk: (file: File) => unknown
  onWorking: (working: boolean) => void
}

function Row({ bucket, refused, onShrunk, onWorking }: RowProps) {
  const { file: original, message = pictureMessages[bucket].size.message } = refused
  const [file, setFile] = useState(original)
  const onShrunkFile = (shrunk: File) => {
    setFile(shrunk)
    return onShrunk(shrunk)
  }
  return (
    <li>
      <Text size="sm" truncate>
        {original.name}
      </Text>
      {file === original ? (
        <Text size="sm" c="madder">
          {message}
        </Text>
      ) : null}
      <ShrinkToFit bucket={bucket} file={file} onShrunk={onShrunkFile} onWorking={onWorking} />
    </li>
  )
}
