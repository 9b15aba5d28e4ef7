import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { commonPassword, passwordLimits } from '#contract/admin/installation/account.ts'
import { authClient } from '../auth-client.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { focusFirstError } from '../../kit/form/save-errors.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { AccountPassword } from '../../kit/field/account-password.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'
import { callAuth, AuthError, errorMessage } from '../auth-call.ts'

const limited = { maxLength: passwordLimits.max }
const blank = { current: '', next: '', again: '' }

/** Changing the password ends all other sessions. */
export function PasswordForm() {
  const container = useRef<HTMLFormElement>(null)
  const form = useForm({ initialValues: blank, validate: { current: required, next: longEnough, again: sameAsNext } })
  const focusProblem = () => focusFirstError(container.current)
  const { mutate, isPending } = useChange(form.reset, (field, message) => {
    form.setFieldError(field, message)
    focusProblem()
  })
  // Mantine sets `aria-invalid` on its other inputs, but not on this one.
  const propsOf = (name: keyof typeof blank) => ({
    ...form.getInputProps(name),
    'aria-invalid': form.errors[name] !== undefined || undefined,
    className: styles.password,
  })
  return (
    <AccountSection
      title="Password"
      text={`At least ${passwordLimits.min} characters. Changing it ends all other sessions, and notifications on all devices.`}
    >
      <form
        ref={container}
        onSubmit={(event) => form.onSubmit((values) => mutate(values), focusProblem)(event)}
        noValidate
      >
        <Stack gap="sm" align="flex-start">
          <AccountPassword
            label="Current password"
            toggle="current password"
            autoComplete="current-password"
            {...propsOf('current')}
          />
          <AccountPassword
            label="New password"
            toggle="new password"
            autoComplete="new-password"
            {...limited}
            {...propsOf('next')}
          />
          <AccountPassword
            label="New password again"
            toggle="repeated password"
            autoComplete="new-password"
            {...limited}
            {...propsOf('again')}
          />
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving...' : 'Change password'}
          </Button>
        </Stack>
      </form>
    </AccountSection>
  )
}

function useChange(onChanged: () => void, onProblem: (field: keyof typeof blank, message: string) => void) {
  const reload = useReload()
  return useMutation({
    mutationFn: ({ current, next }: typeof blank) =>
      callAuth(() =>
        authClient.changePassword({ currentPassword: current, newPassword: next, revokeOtherSessions: true }),
      ),
    // If only the response was lost, this session and the old password are gone: a retry would fail confusingly.
    retry: false,
    onSuccess: async () => {
      onChanged()
      toastSuccess('Your password is changed. All other sessions have ended.')
      // This browser has a new session.
      await reload()
    },
    onError: (error) => {
      const code = error instanceof AuthError ? error.code : null
      if (code === 'INVALID_PASSWORD') onProblem('current', 'This is not your current password')
      if (code === commonPassword) onProblem('next', error.message)
      toastFailure(errorMessage(error))
    },
  })
}

function required(value: string): string | null {
  return value === '' ? 'Please enter your current password' : null
}

function longEnough(value: string): string | null {
  return value.length < passwordLimits.min ? `Please use at least ${passwordLimits.min} characters` : null
}

function sameAsNext(value: string, { next }: typeof blank): string | null {
  return value === next ? null : 'The two new passwords differ'
}
