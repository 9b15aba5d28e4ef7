import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { pictureLimits } from '#contract/pictures.ts'
import { LimitedTextarea } from '../field/limited-input.tsx'

export interface AltFieldProps {
  /** `getInputProps` of a form gives it. */
  value?: string
  /** Called with the text. */
  onChange: (alt: string) => void
  error?: ReactNode
  'data-path'?: string
  /** Name of the image field, for screen readers: a form may have several. */
  of: string
}

/** The alternative text of a picture; it belongs to the picture wherever that is used. */
export function AltField({ value = '', onChange, error, of, 'data-path': path }: AltFieldProps) {
  return (
    <LimitedTextarea
      label={
        <>
          Alternative text<VisuallyHidden> of {of}</VisuallyHidden>
        </>
      }
      description="What the picture shows, for people who do not see it and for search engines"
      autosize
      minRows={2}
      maxRows={5}
      mt="sm"
      limit={pictureLimits.alt}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      data-path={path}
    />
  )
}
