import { useReload } from '../../kit/api/use-reload.ts'
import { toastSuccess } from '../../kit/feedback/toasts.ts'
import { AccountPassword } from '../../kit/field/account-password.tsx'
import { authClient } from '../auth-client.ts'
import { callAuth } from '../auth-call.ts'
import { NewPasswordForm } from '../new-password-form.tsx'
import { AccountSection } from './account-section.tsx'

/** Changing the password ends all other sessions. */
export function PasswordForm() {
  const reload = useReload()
  return (
    <AccountSection title="Password" text="Changing it ends all other sessions, and notifications on all devices.">
      <NewPasswordForm
        action="Change password"
        asked={{
          problem: (current) => (current === '' ? 'Please enter your current password' : null),
          field: (input) => (
            <AccountPassword
              label="Current password"
              toggle="current password"
              autoComplete="current-password"
              {...input}
            />
          ),
        }}
        onSubmit={async (newPassword, currentPassword) => {
          await callAuth(() => authClient.changePassword({ currentPassword, newPassword, revokeOtherSessions: true }))
          toastSuccess('Your password is changed. All other sessions have ended.')
          // This browser has a new session.
          await reload()
        }}
      />
    </AccountSection>
  )
}
