import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { isEmail, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { commonPassword, passwordLimits } from '#contract/admin/installation/account.ts'
import { adminMessages } from '#contract/messages.ts'
import { focusFirstError } from '../kit/form/save-errors.ts'
import { LinkRefused } from './password-link-calls.ts'

const blank = { email: '', code: '', next: '', again: '' }
type NewPassword = typeof blank

interface NewPasswordFormProps {
  /** The field above the password. */
  asks?: 'email' | 'code' | undefined
  /** Whose password it is, where it is known. */
  email?: string
  /** Sets the password. @throws LinkRefused */
  onSubmit: (values: NewPassword) => Promise<void>
}

const { min, max } = passwordLimits

const asked = {
  email: { label: 'Your email address', description: 'You sign in with it.', type: 'email', autoComplete: 'username' },
  code: { label: 'Emergency code', autoComplete: 'off', spellCheck: false },
}

/** Errors that belong to a field. */
const fieldOf: Record<string, keyof NewPassword> = {
  [commonPassword]: 'next',
  PASSWORD_LENGTH: 'next',
  INVALID_EMAIL: 'email',
  INVALID_EMERGENCY_CODE: 'code',
}

export function NewPasswordForm({ asks, email = '', onSubmit }: NewPasswordFormProps) {
  const container = useRef<HTMLFormElement>(null)
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initialValues: blank,
    validate: {
      email: (value) => (asks === 'email' ? isEmail(adminMessages.passwordLink.email)(value.trim()) : null),
      code: (value) => (asks === 'code' && value.trim() === '' ? 'Please type the code of your sheet' : null),
      next: (value) => (value.length < min || value.length > max ? adminMessages.passwordLink.length(min, max) : null),
      again: (value, { next }) => (value === next ? null : 'The two passwords differ'),
    },
  })
  const focusProblem = () => focusFirstError(container.current)
  const submit = async (values: NewPassword) => {
    setWorking(true)
    setFailure(null)
    try {
      await onSubmit(values)
    } catch (error) {
      const field = error instanceof LinkRefused ? fieldOf[error.code] : undefined
      if (field) {
        form.setFieldError(field, (error as LinkRefused).message)
        focusProblem()
      } else {
        setFailure(error instanceof LinkRefused ? error.message : 'The server could not be reached. Please try again.')
      }
    } finally {
      setWorking(false)
    }
  }
  const propsOf = (name: 'next' | 'again') => ({
    ...form.getInputProps(name),
    // Mantine sets it on its other inputs, but not on this one.
    'aria-invalid': form.errors[name] !== undefined || undefined,
    autoComplete: 'new-password',
    visibilityToggleButtonProps: { 'aria-label': name === 'next' ? 'Show password' : 'Show repeated password' },
  })
  return (
    <form
      ref={container}
      noValidate
      onSubmit={(event) => form.onSubmit((values) => void submit(values), focusProblem)(event)}
    >
      {asks ? null : (
        <>
          <Text c="dimmed" mb="lg">
            For {email}, at least {min} characters.
          </Text>
          {/* Password managers store the password under this name. */}
          <input type="hidden" autoComplete="username" name="username" value={email} readOnly />
        </>
      )}
      <Stack>
        {asks ? <TextInput autoFocus {...asked[asks]} {...form.getInputProps(asks)} /> : null}
        <PasswordInput
          label="New password"
          description={asks && `At least ${min} characters.`}
          autoFocus={!asks}
          {...propsOf('next')}
        />
        <PasswordInput label="New password again" {...propsOf('again')} />
        {failure ? (
          <Alert variant="outline" color="madder" role="alert" py="xs">
            {failure}
          </Alert>
        ) : null}
        <Button type="submit" size="md" disabled={working}>
          {working ? 'Saving...' : 'Set password'}
        </Button>
      </Stack>
    </form>
  )
}
