import { Button, Text, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Bucket } from '#contract/pictures.ts'
import { megabyte } from '#values/format/bytes.ts'
import { FilePreview } from './file-preview.tsx'
import { canDecode, needsConversion } from './upload/file-types.ts'
import styles from './shrink-to-fit.module.css'
import { isTooLarge } from './upload-picture.ts'
import { useShrink, type ShrunkFile, type ShrinkOptions } from './use-shrink.ts'

interface ShrinkToFitProps extends ShrinkOptions {
  /** False if the form itself shows the selected file. */
  withPreview?: boolean
}

/**
 * A button beside the error of a file that is too large, which shrinks it, or that has another format, which converts
 * it. The result is shown as long as that file is selected.
 */
export function ShrinkToFit({ withPreview = true, ...options }: ShrinkToFitProps) {
  const { file, bucket } = options
  const { shrink, working, failure, made } = useShrink(options)
  const button = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // The button has been removed; if it had the focus, focus moves to the result.
    if (made && hadFocus.current) status.current?.focus()
    hadFocus.current = false
  }, [made])
  const isConvertible = useConvertible(bucket, file)
  if (!file || !(made || isConvertible || isTooLarge(bucket, file))) return null
  const press = () => {
    if (working) return
    hadFocus.current = true
    void shrink()
  }
  return (
    <div className={styles.fit}>
      {made && withPreview ? <FilePreview file={made.after} className={styles.preview} /> : null}
      {made ? null : (
        <Button
          ref={button}
          size="compact-sm"
          variant="default"
          aria-disabled={working}
          data-disabled={working || undefined}
          onClick={press}
          onBlur={() => {
            hadFocus.current = false
          }}
        >
          {isConvertible ? 'Convert' : 'Shrink to fit'}
          <VisuallyHidden> {file.name}</VisuallyHidden>
        </Button>
      )}
      <Text ref={status} role="status" tabIndex={-1} size="sm" c={failure ? 'madder' : undefined}>
        {made
          ? describeResult(made)
          : (failure ?? (working ? `${isConvertible ? 'Converting' : 'Shrinking'} ${file.name}...` : ''))}
      </Text>
    </div>
  )
}

/** Whether a file has a format that is not stored, but that this browser can decode. */
function useConvertible(bucket: Bucket, file: File | null): boolean {
  const [decoded, setDecoded] = useState<File | null>(null)
  useEffect(() => {
    if (!file || !needsConversion(bucket, file)) return
    let isCurrent = true
    void canDecode(file).then((can) => isCurrent && can && setDecoded(file))
    return () => {
      isCurrent = false
    }
  }, [bucket, file])
  return file !== null && decoded === file
}

/** '8.3 MB → 0.9 MB, 2560 × 1707' */
function describeResult({ before, after, width, height, flattened }: ShrunkFile): string {
  const text = `${megabytes(before)} → ${megabytes(after)}, ${width} × ${height}`
  return flattened ? `${text}; transparent parts became white` : text
}

function megabytes({ size }: File): string {
  const count = size / megabyte
  return `${count.toFixed(count < 0.1 ? 2 : 1)} MB`
}
