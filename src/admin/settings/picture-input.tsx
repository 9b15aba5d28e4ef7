import type { ReactNode } from 'react'
import { ImageSlot } from '../kit/image/image-slot.tsx'
import type { FieldProps } from './field-props.ts'

type PictureInputProps = Pick<FieldProps, 'form' | 'onUploading' | 'onPicture'> & {
  label: string
  hint: string
  /** Path of the field in the form. */
  path: string
}

/** Its alternative text belongs to the picture, and is edited with it in the library. */
export function PictureInput({ form, label, hint, path, onUploading, onPicture }: PictureInputProps) {
  const { value, error } = form.getInputProps(path) as { value: string | null; error: ReactNode }
  return (
    <ImageSlot
      bucket="site-images"
      label={label}
      hint={hint}
      value={value}
      onChange={(picture) => {
        if (picture) onPicture(picture)
        form.setFieldValue(path, (picture?.url ?? null) as never)
      }}
      onUploading={onUploading}
      error={error}
    />
  )
}
