import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { LengthCounter } from './length-counter.tsx'

interface Limited {
  /** Characters; a longer text is kept and rejected on save. */
  limit: number
  /** `getInputProps` of a form gives it. */
  value?: string
}

/** A line of text with a limit. */
export function LimitedInput({ limit, ...props }: Omit<TextInputProps, 'value' | 'maxLength'> & Limited) {
  return <TextInput {...props} inputContainer={withCounter(props.value, limit)} />
}

/** Several lines of text with a limit. */
export function LimitedTextarea({ limit, ...props }: Omit<TextareaProps, 'value' | 'maxLength'> & Limited) {
  return <Textarea {...props} inputContainer={withCounter(props.value, limit)} />
}

function withCounter(text: string | undefined, limit: number) {
  return (input: ReactNode) => (
    <>
      {input}
      <LengthCounter text={text ?? ''} limit={limit} />
    </>
  )
}
