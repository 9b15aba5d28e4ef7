import { Input } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { FieldOf } from '#contract/content/field.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { LimitedTextarea } from '../field/limited-input.tsx'
import { changeRows } from './change-rows.ts'
import type { ImageRow } from './form-values.ts'
import styles from './gallery-rows.module.css'
import { RowList, type RowOptions } from './row-list.tsx'

interface GalleryRowsProps<Values extends object> extends RowOptions {
  form: UseFormReturnType<Values>
  name: keyof Values & string
  field: FieldOf<'gallery'>
  /** 'image'. */
  rowName: string
  /** The texts that can be changed. */
  texts: readonly (keyof typeof labels)[]
  /** Below the texts. */
  foot?: (index: number, name: string) => ReactNode
}

const labels = { alt: 'Alternative text', caption: 'Caption' } as const

/** The pictures of a field, each beside its texts. */
export function GalleryRows<Values extends object>({ form, name, field, ...props }: GalleryRowsProps<Values>) {
  const { texts, foot, ...options } = props
  const rows = form.values[name] as ImageRow[]
  return (
    <RowList
      {...options}
      label={field.label}
      field={name}
      rows={rows}
      max={field.max}
      focused="button"
      onChange={(next) => changeRows(form, name, () => next as Values[typeof name])}
    >
      {(index, _id, title) => {
        const { image_url, alt, picture_alt } = rows[index]!
        const problem = form.errors[`${name}.${index}.image_url`]
        return (
          <div className={styles.row}>
            <img
              src={variantUrl(image_url, pictureWidths[0], 'webp')}
              alt={alt || picture_alt || title}
              className={styles.preview}
            />
            <div className={styles.texts}>
              {problem ? (
                <Input.Error mb={4} tabIndex={-1} data-error="true">
                  {problem}
                </Input.Error>
              ) : null}
              {texts.map((text) => (
                <LimitedTextarea
                  key={text}
                  label={labels[text]}
                  placeholder={text === 'alt' ? picture_alt : undefined}
                  autosize
                  minRows={1}
                  maxRows={4}
                  mb={4}
                  limit={field[text]}
                  {...form.getInputProps(`${name}.${index}.${text}`)}
                />
              ))}
              {foot?.(index, title)}
            </div>
          </div>
        )
      }}
    </RowList>
  )
}
