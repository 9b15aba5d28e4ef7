import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { commonPassword, passwordLimits } from '#contract/admin/account.ts'
import { adminMessages } from '#contract/messages.ts'
import { focusFirstError } from '../../kit/form/save-errors.ts'
import { LinkRefused, setPassword } from '../password-link-calls.ts'

interface NewPasswordFormProps {
  token: string
  email: string
  /** Called with the password once it is set. */
  onSet: (password: string) => Promise<void>
}

const { min, max } = passwordLimits
const ofPassword = new Set([commonPassword, 'PASSWORD_LENGTH'])

export function NewPasswordForm({ token, email, onSet }: NewPasswordFormProps) {
  const container = useRef<HTMLFormElement>(null)
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initialValues: { next: '', again: '' },
    validate: {
      next: (value) => (value.length < min || value.length > max ? adminMessages.passwordLink.length(min, max) : null),
      again: (value, { next }) => (value === next ? null : 'The two passwords differ'),
    },
  })
  const focusProblem = () => focusFirstError(container.current)
  const submit = async ({ next }: typeof form.values) => {
    setWorking(true)
    setFailure(null)
    try {
      await setPassword(token, next)
      await onSet(next)
    } catch (error) {
      if (error instanceof LinkRefused && ofPassword.has(error.code)) {
        form.setFieldError('next', error.message)
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
      <Text c="dimmed" mb="lg">
        For {email}, at least {min} characters.
      </Text>
      {/* Password managers store the password under this name. */}
      <input type="hidden" autoComplete="username" name="username" value={email} readOnly />
      <Stack>
        <PasswordInput label="New password" autoFocus {...propsOf('next')} />
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
