import { Text } from '@mantine/core'
import { useState } from 'react'
import { pictureMessages } from '#contract/messages.ts'
import type { Bucket } from '#contract/pictures.ts'
import { ShrinkToFit } from './shrink-to-fit.tsx'
import styles from './shrink-to-fit.module.css'

export interface RefusedFile {
  key: number
  file: File
}

let lastKey = 0

/** Adds unique keys, since the same file may be selected again. */
export function refusedFiles(files: File[]): RefusedFile[] {
  return files.map((file) => ({ key: ++lastKey, file }))
}

interface ShrinkListProps<Refused> {
  bucket: Bucket
  refused: Refused[]
  /** Gets the shrunk file and the rejected original. */
  onShrunk: (file: File, refused: Refused) => unknown
  /** Called when shrinking a file begins and ends; the form waits for it before saving. */
  onWorking: (working: boolean) => void
}

/**
 * For fields that accept several files: lists those that were rejected for their size, each with a button to shrink
 * it.
 */
export function ShrinkList<Refused extends RefusedFile>(props: ShrinkListProps<Refused>) {
  const { bucket, refused, onShrunk, onWorking } = props
  if (refused.length === 0) return null
  return (
    <ul className={styles.refused} aria-label="Pictures that were too large">
      {refused.map((each) => (
        <Row
          key={each.key}
          bucket={bucket}
          original={each.file}
          onShrunk={(file) => onShrunk(file, each)}
          onWorking={onWorking}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  bucket: Bucket
  original: File
  onShrunk: (file: File) => unknown
  onWorking: (working: boolean) => void
}

function Row({ bucket, original, onShrunk, onWorking }: RowProps) {
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
          {pictureMessages[bucket].size.message}
        </Text>
      ) : null}
      <ShrinkToFit bucket={bucket} file={file} onShrunk={onShrunkFile} onWorking={onWorking} />
    </li>
  )
}
