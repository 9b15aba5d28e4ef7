import { Button, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { passwordLimits } from '#contract/account.ts'
import { authClient } from '../shell/auth-client.ts'
import { toastFailure, toastSuccess } from '../shell/toasts.ts'
import { AccountSection } from './account-section.tsx'
import { answerOf } from './auth-answer.ts'
import { sessionsKey } from './sessions.tsx'

const blank = { current: '', next: '', again: '' }

/** Changes the password; every other session ends with it. */
export function PasswordForm() {
  const queryClient = useQueryClient()
  const form = useForm({ initialValues: blank, validate: { current: required, next: longEnough, again: sameAsNext } })
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ current, next }: typeof blank) =>
      answerOf(
        await authClient.changePassword({ currentPassword: current, newPassword: next, revokeOtherSessions: true }),
      ),
    retry: false,
    onSuccess: async () => {
      form.reset()
      toastSuccess('Your password is changed. All other sessions have ended.')
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
    onError: (error) => {
      form.setFieldError('current', 'The password was not changed; is this the current one?')
      toastFailure(error.message)
    },
  })
  return (
    <AccountSection
      title="Password"
      text={`At least ${passwordLimits.min} characters. Changing it ends all other sessions.`}
    >
      <form onSubmit={form.onSubmit((values) => mutate(values))}>
        <Stack gap="sm">
          <PasswordInput label="Current password" autoComplete="current-password" {...form.getInputProps('current')} />
          <PasswordInput
            label="New password"
            autoComplete="new-password"
            maxLength={passwordLimits.max}
            {...form.getInputProps('next')}
          />
          <PasswordInput
            label="New password again"
            autoComplete="new-password"
            maxLength={passwordLimits.max}
            {...form.getInputProps('again')}
          />
          <Button type="submit" disabled={isPending} style={{ alignSelf: 'flex-start' }}>
            {isPending ? 'Saving...' : 'Change password'}
          </Button>
        </Stack>
      </form>
    </AccountSection>
  )
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
