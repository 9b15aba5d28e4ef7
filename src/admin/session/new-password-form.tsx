import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { commonPassword, passwordLimits } from '#contract/admin/installation/account.ts'
import { adminMessages } from '#contract/messages.ts'
import { AccountPassword } from '../kit/field/account-password.tsx'
import { focusFirstError } from '../kit/form/save-errors.ts'
import { AuthError } from './auth-call.ts'
import { Refusal } from './refusal.tsx'

const blank = { asked: '', next: '', again: '' }

interface NewPasswordFormProps {
  /** What is asked for above the password. */
  asked?: {
    field: (input: object) => ReactNode
    problem: (value: string) => ReactNode
  }
  /** Password managers store the password under this name, where nothing is asked for. */
  email?: string
  action?: string
  /** Sets the password. @throws AuthError */
  onSubmit: (next: string, asked: string) => Promise<void>
}

const { min, max } = passwordLimits

/** Errors that belong to a field. */
const fieldOf: Record<string, keyof typeof blank> = {
  [commonPassword]: 'next',
  PASSWORD_LENGTH: 'next',
  INVALID_EMAIL: 'asked',
  INVALID_EMERGENCY_CODE: 'asked',
  INVALID_PASSWORD: 'asked',
}

export function NewPasswordForm({ asked, email, action = 'Set password', onSubmit }: NewPasswordFormProps) {
  const container = useRef<HTMLFormElement>(null)
  const form = useForm({
    initialValues: blank,
    validate: {
      asked: (value) => asked?.problem(value.trim()) ?? null,
      next: (value) => (value.length < min || value.length > max ? adminMessages.passwordLink.length(min, max) : null),
      again: (value, { next }) => (value === next ? null : 'The two passwords differ'),
    },
  })
  const focusProblem = () => focusFirstError(container.current)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ asked: typed, next }: typeof blank) => onSubmit(next, typed),
    onSuccess: form.reset,
    onError: (failure) => {
      const field = fieldIn(failure)
      if (field) form.setFieldError(field, failure.message)
      focusProblem()
    },
    // If only the response was lost, a session or a link is gone: a retry would fail confusingly.
    retry: false,
    meta: { isUnseen: true },
  })
  // Mantine sets `aria-invalid` on its other inputs, but not on those of passwords.
  const propsOf = (name: keyof typeof blank) => ({
    ...form.getInputProps(name),
    'aria-invalid': form.errors[name] !== undefined || undefined,
  })
  return (
    <form
      ref={container}
      noValidate
      onSubmit={(event) => form.onSubmit((values) => mutate(values), focusProblem)(event)}
    >
      <Stack>
        {email ? <input type="hidden" autoComplete="username" name="username" value={email} readOnly /> : null}
        {asked?.field(propsOf('asked'))}
        <AccountPassword
          label="New password"
          toggle="new password"
          autoComplete="new-password"
          autoFocus={!asked}
          description={`At least ${min} characters.`}
          {...propsOf('next')}
        />
        <AccountPassword
          label="New password again"
          toggle="repeated password"
          autoComplete="new-password"
          {...propsOf('again')}
        />
        <Refusal error={error && !fieldIn(error) ? error : null} />
        <Button type="submit" size="md" disabled={isPending}>
          {isPending ? 'Saving...' : action}
        </Button>
      </Stack>
    </form>
  )
}

function fieldIn(error: Error): keyof typeof blank | undefined {
  return error instanceof AuthError ? fieldOf[error.code] : undefined
}
