import { Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { SignInForm } from '../sign-in-form.tsx'
import { toastSuccess } from '../../kit/feedback/toasts.ts'
import { LoginCard } from './login-card.tsx'

/** Specification 2.11. */
export function LoginPage() {
  const { from } = useSearch({ strict: false })
  const navigate = useNavigate()
  const proceed = async () => {
    toastSuccess(adminMessages.login.success, adminMessages.login.successTitle)
    await navigate({ href: from ?? adminPaths.dashboard, replace: true })
  }
  return (
    <LoginCard title="Admin Login" named>
      <Text c="dimmed" mb="lg">
        Sign in to access the admin dashboard
      </Text>
      <SignInForm onSignedIn={proceed} />
    </LoginCard>
  )
}
