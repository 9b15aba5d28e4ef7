import { Switch, TagsInput, TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import type { Column, Field, FieldOf, NumberKind } from '#contract/content/field.ts'
import { statuses } from '#contract/fields.ts'
import { LimitedInput, LimitedTextarea } from '../field/limited-input.tsx'
import { NumberField } from '../field/number-field.tsx'
import { PlainSelect } from '../field/plain-select.tsx'
import { RegionSelect } from '../field/region-select.tsx'
import { statusLabels } from '../list/status-badge.tsx'

/** The result of a form's `getInputProps`. */
interface InputProps {
  value?: unknown
  onChange: (value: unknown) => void
  error?: ReactNode
  onBlur?: () => void
  'data-path'?: string
}

export interface FieldInputProps {
  field: Field
  input: InputProps
  ref?: Ref<HTMLInputElement>
  label?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  /** At the end of an input of one line. */
  rightSection?: ReactNode
  rightSectionWidth?: number
  rightSectionPointerEvents?: 'all'
  inputWrapperOrder?: ('label' | 'input' | 'description' | 'error')[]
  'data-autofocus'?: true
}

/** The input of a field, by its kind. Fields with several parts have separate inputs. */
export function FieldInput({ field, input, ...own }: FieldInputProps) {
  const props = {
    label: field.formLabel ?? field.label,
    description: field.hint,
    placeholder: field.placeholder,
    required: field.required,
    ...own,
    ...input,
  }
  switch (field.kind) {
    case 'text':
      return <TextField {...props} field={field} />
    case 'region':
      return (
        <div data-field={input['data-path']}>
          <RegionSelect
            label={String(props.label)}
            required
            value={input.value as string}
            onChange={input.onChange}
            error={input.error as string | undefined}
          />
        </div>
      )
    case 'number':
    case 'money':
      return <NumberInput {...props} field={field} />
    case 'choice':
      return (
        <Choice {...props} data={field.options.map((value) => ({ value, label: field.labels?.[value] ?? value }))} />
      )
    case 'status':
      return <Choice {...props} data={statuses.map((value) => ({ value, label: statusLabels[value] }))} />
    case 'switch': {
      const { value, required: _never, placeholder: _none, ...others } = props
      return <Switch {...others} checked={value as boolean} />
    }
    case 'list':
      return <ListInput {...props} field={field} />
    case 'day':
      return <TextInput {...props} value={input.value as string} type="date" />
    case 'month':
      return <TextInput {...props} value={input.value as string} type="month" />
    default:
      throw new Error(`a ${field.kind} field has a separate input`)
  }
}

interface CellInputProps {
  column: Column
  input: InputProps
  id?: string
  label?: string
}

/** The input of one column of an entry. */
export function CellInput({ column, input, ...own }: CellInputProps) {
  const props = { label: column.label, ...own, ...input }
  switch (column.kind) {
    case 'text':
      return <TextField {...props} field={column} />
    case 'number':
    case 'money':
      return <NumberInput {...props} field={column} />
    default:
      throw new Error(`a ${column.kind} column has a separate input`)
  }
}

type Shared = Omit<FieldInputProps, 'field' | 'input'> & InputProps & { required?: boolean | undefined }

type TextLike = Pick<FieldOf<'text'>, 'limit' | 'lines' | 'form'>

const inputTypes = { email: 'email', phone: 'tel', link: 'url' } as const

function TextField({ field: { limit, lines, form }, value, ref, ...props }: Shared & { field: TextLike }) {
  const text = value as string
  if (!lines) return <LimitedInput {...props} ref={ref} value={text} limit={limit} type={form && inputTypes[form]} />
  return <LimitedTextarea {...props} value={text} limit={limit} autosize minRows={lines[0]} maxRows={lines[1]} />
}

function NumberInput({ field, value, ...props }: Shared & { field: NumberKind }) {
  const { min, max, step, unit, message, stepped, grouped } = field
  return (
    <NumberField
      {...props}
      {...{ min, max, step, stepped, grouped, problem: message }}
      value={value as number | string}
      leftSection={unit === 'rupees' ? '₹' : undefined}
    />
  )
}

interface ChoiceProps extends Shared {
  data: { value: string; label: string }[]
}

function Choice({ value, required, ref, ...props }: ChoiceProps) {
  const clearing = { clearable: true, clearButtonProps: { 'aria-label': `Clear ${String(props.label).toLowerCase()}` } }
  return (
    <PlainSelect
      {...props}
      {...(required ? { required, allowDeselect: false } : clearing)}
      ref={ref}
      value={(value as string) || null}
      onChange={(chosen) => props.onChange(chosen ?? '')}
    />
  )
}

function ListInput({ field: { typed, limit, max }, value, ref, ...props }: Shared & { field: FieldOf<'list'> }) {
  if (typed === 'tags') return <TagsInput {...props} value={value as string[]} maxTags={max} />
  const shared = { ...props, value: value as string, limit: limit * max }
  return typed === 'commas' ? (
    <LimitedInput {...shared} ref={ref} />
  ) : (
    <LimitedTextarea {...shared} autosize minRows={3} maxRows={max} />
  )
}
