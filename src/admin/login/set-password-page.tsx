import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { LoadFailure } from '../shell/feedback/load-failure.tsx'
import { toastSuccess } from '../shell/feedback/toasts.ts'
import { AdminSign } from '../shell/layout/admin-sign.tsx'
import { authClient } from '../shell/session/auth-client.ts'
import { identityQuery } from '../shell/session/identity-query.ts'
import { checkLink, LinkRefused } from '../shell/session/password-link-calls.ts'
import { CodeStep } from '../shell/session/sign-in-form.tsx'
import { EndedLink } from './ended-link.tsx'
import styles from './login-page.module.css'
import { NewPasswordForm } from './new-password-form.tsx'

/** What the one-time link opens (docs/decisions/0076). Its token leaves the address at once. */
export function SetPasswordPage() {
  useDocumentTitle('Set your password · Back office')
  const token = useToken()
  return (
    <main className={styles.page}>
      <Paper className={styles.card} withBorder p={{ base: 'lg', sm: 'xl' }}>
        <span className={styles.sign}>
          <AdminSign className={styles.logo} />
        </span>
        <Title order={1} size="h2" mt="md" mb={4}>
          Set your password
        </Title>
        {token === '' ? <EndedLink message={adminMessages.passwordLink.unknown} /> : <Link key={token} token={token} />}
      </Paper>
    </main>
  )
}

/** @returns the token of the link that was opened last; empty without one. */
function useToken(): string {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState(hash)
  if (hash !== '' && hash !== token) setToken(hash)
  useEffect(() => {
    if (hash === '') return
    void navigate({ to: adminPaths.setPassword, hash: '', replace: true })
  }, [hash, navigate])
  return token
}

function Link({ token }: { token: string }) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const checked = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => checkLink(token),
    retry: false,
    // Using the link ends it; its form stays until the page is left.
    staleTime: Infinity,
    gcTime: 0,
  })
  const navigate = useNavigate()
  const enter = useEnter()
  if (checked.isPending) return <CheckingLink />
  if (checked.isError && !(checked.error instanceof LinkRefused)) {
    return (
      <LoadFailure title="The link could not be checked" error={checked.error} onRetry={() => void checked.refetch()} />
    )
  }
  if (checked.isError) return <EndedLink message={checked.error.message} />
  if (step === 'code') {
    return (
      <Stack mt="sm">
        <Text>{adminMessages.passwordLink.set} Two-factor sign-in is on: please enter its code.</Text>
        <CodeStep onDone={enter} />
      </Stack>
    )
  }
  const signIn = async (password: string) => {
    const { data, error } = await authClient.signIn.email({ email: checked.data, password })
    if (error) {
      toastSuccess(adminMessages.passwordLink.set)
      await navigate({ to: adminPaths.login, replace: true })
    } else if (data && 'twoFactorRedirect' in data) setStep('code')
    else await enter()
  }
  return <NewPasswordForm token={token} email={checked.data} onSet={signIn} />
}

function CheckingLink() {
  return (
    <div role="status" aria-label="Checking the link">
      <Skeleton height={20} mt="sm" />
      <Skeleton height={40} mt="lg" />
      <Skeleton height={40} mt="lg" />
    </div>
  )
}

/** @returns a function that goes on to the dashboard as the admin who has signed in. */
function useEnter(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await queryClient.fetchQuery({ ...identityQuery, staleTime: 0 })
    toastSuccess(adminMessages.passwordLink.set)
    await navigate({ to: adminPaths.dashboard, replace: true })
  }
}
