import { Paper, Text, Title } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { AdminSign } from '../../kit/layout/admin-sign.tsx'
import { SignInForm } from '../sign-in-form.tsx'
import { toastSuccess } from '../../kit/feedback/toasts.ts'
import styles from './login-page.module.css'

/** Specification 2.11. */
export function LoginPage() {
  const { from } = useSearch({ strict: false })
  const navigate = useNavigate()
  const proceed = async () => {
    toastSuccess(adminMessages.login.success, adminMessages.login.successTitle)
    await navigate({ href: from ?? adminPaths.dashboard, replace: true })
  }
  return (
    <main className={styles.page}>
      <Paper className={styles.card} withBorder p={{ base: 'lg', sm: 'xl' }}>
        <span className={styles.sign}>
          <AdminSign named className={styles.logo} />
        </span>
        <Title order={1} size="h2" mt="md">
          Admin Login
        </Title>
        <Text c="dimmed" mt={4} mb="lg">
          Sign in to access the admin dashboard
        </Text>
        <SignInForm onSignedIn={proceed} />
      </Paper>
    </main>
  )
}
