import { Text } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { settingsMessages } from '#contract/settings/messages.ts'
import { LimitedInput, LimitedTextarea } from '../shell/field/limited-input.tsx'
import { NumberField } from '../shell/field/number-field.tsx'
import { ImageSlot } from '../shell/image/image-slot.tsx'
import type { Picture } from '#contract/pictures.ts'
import { PlaceholderBadge } from './placeholder-badge.tsx'
import type { SettingField } from './section-fields.ts'
import type { SectionForm } from './section-form.tsx'
import { SettingRows } from './setting-rows.tsx'

/** The editor of stories, which belongs to another room: the composition gives it. */
export type RichTextEditor = ComponentType<{
  label: string
  required: boolean
  initial: string
  onChange: (html: string) => void
  error: string | null
  onUploading: (uploading: boolean) => void
}>

export interface FieldProps {
  form: SectionForm
  name: string
  field: SettingField
  label: string
  isPlaceholder: boolean
  /** Counts how often the form was filled from elsewhere: editors begin anew. */
  round: number
  Editor: RichTextEditor
  onUploading: (uploading: boolean) => void
  onPicture: (picture: Picture) => void
}

/** One field of a section, in the way that its description says. */
export function SettingInput(props: FieldProps) {
  const { form, name, field, label, isPlaceholder } = props
  const shown = (
    <>
      {label} {isPlaceholder ? <PlaceholderBadge /> : null}
    </>
  )
  const description = isPlaceholder ? settingsMessages.placeholderHint : field.hint
  switch (field.as) {
    case 'line':
      return (
        <LimitedInput
          label={shown}
          description={description}
          type={field.type ?? 'text'}
          limit={field.limit}
          {...form.getInputProps(name)}
        />
      )
    case 'lines':
      return (
        <LimitedTextarea
          label={shown}
          description={description}
          autosize
          minRows={2}
          maxRows={12}
          limit={field.limit}
          {...form.getInputProps(name)}
        />
      )
    case 'number':
      return (
        <NumberField
          label={shown}
          description={description}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          problem={settingsMessages.between(field.min, field.max)}
          {...form.getInputProps(name)}
        />
      )
    case 'picture':
      return <PictureInput {...props} label={label} hint={field.hint} path={name} />
    case 'rich':
      return <RichInput {...props} />
    case 'rows':
      return <SettingRows {...props} rows={field} />
  }
}

function RichInput({ form, name, field, label, round, Editor, onUploading }: FieldProps) {
  const { error } = form.getInputProps(name)
  return (
    <div>
      {field.hint ? (
        <Text size="sm" c="dimmed">
          {field.hint}
        </Text>
      ) : null}
      <Editor
        key={round}
        label={label}
        required={false}
        initial={String(form.getValues()[name] ?? '')}
        onChange={(html) => form.setFieldValue(name, html)}
        error={textOf(error)}
        onUploading={onUploading}
      />
    </div>
  )
}

type PictureInputProps = Pick<FieldProps, 'form' | 'label' | 'onUploading' | 'onPicture'> & {
  hint: string
  /** In the form. */
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
        form.setFieldValue(path, picture?.url ?? null)
      }}
      onUploading={onUploading}
      error={textOf(error)}
    />
  )
}

function textOf(error: ReactNode): string | null {
  return typeof error === 'string' ? error : null
}
