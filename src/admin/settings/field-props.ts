import type { UseFormReturnType } from '@mantine/form'
import type { ComponentType, ReactNode } from 'react'
import type { Field } from '#contract/content/field.ts'
import type { Picture } from '#contract/pictures.ts'
import type { SectionValues } from './section-content.ts'

/** The editor of stories, which belongs to another room: the composition gives it. */
export type RichTextEditor = ComponentType<{
  label: string
  required: boolean
  initial: string
  onChange: (html: string) => void
  error: ReactNode
  onUploading: (uploading: boolean) => void
}>

export interface FieldProps {
  form: UseFormReturnType<SectionValues>
  name: string
  field: Field
  isPlaceholder: boolean
  /** Counts how often the form was filled from elsewhere: editors begin anew. */
  round: number
  Editor: RichTextEditor
  onUploading: (uploading: boolean) => void
  onPicture: (picture: Picture) => void
}
