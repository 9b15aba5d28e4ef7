import { Button, Text, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { megabyte } from '#values/format/bytes.ts'
import { FilePreview } from './file-preview.tsx'
import styles from './shrink-to-fit.module.css'
import { isTooLarge } from './upload-picture.ts'
import { useShrink, type ShrunkFile, type ShrinkOptions } from './use-shrink.ts'

interface ShrinkToFitProps extends ShrinkOptions {
  /** False if the form itself shows the selected file. */
  withPreview?: boolean
}

/**
 * A button beside the error of a file that is too large, which shrinks it. The result is shown as long as that file is
 * selected.
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
  if (!file || !(made || isTooLarge(bucket, file))) return null
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
          Shrink to fit<VisuallyHidden> {file.name}</VisuallyHidden>
        </Button>
      )}
      <Text ref={status} role="status" tabIndex={-1} size="sm" c={failure ? 'madder' : undefined}>
        {made ? describeResult(made) : (failure ?? (working ? `Shrinking ${file.name}...` : ''))}
      </Text>
    </div>
  )
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
