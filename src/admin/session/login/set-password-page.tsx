import { SegmentedControl, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { isEmail } from '@mantine/form'
import { useDocumentTitle } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { OpenLink } from '#contract/admin/first-run/password-links.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { toastSuccess } from '../../kit/feedback/toasts.ts'
import { authClient } from '../auth-client.ts'
import { identityQuery } from '../identity-query.ts'
import { useRunningRestore, type RunningRestore } from '../restore/use-running-restore.ts'
import { AuthError } from '../auth-call.ts'
import { postLink, signInHelpQuery } from '../password-link-calls.ts'
import { CodeStep } from '../sign-in-form.tsx'
import { SheetOffer } from '../emergency/sheet-offer.tsx'
import { EndedLink } from './ended-link.tsx'
import { LoginCard } from './login-card.tsx'
import { useLinkToken } from './use-link-token.ts'
import { NewPasswordForm } from '../new-password-form.tsx'

/** Seldom needed. */
const FirstRestore = lazy(async () => ({ default: (await import('./first-restore.tsx')).FirstRestore }))
const FirstRestoreRunning = lazy(async () => ({
  default: (await import('./first-restore-running.tsx')).FirstRestoreRunning,
}))

/** Page of the one-time link (docs/decisions/0076). Its token is removed from the address at once. */
export function SetPasswordPage() {
  useDocumentTitle('Set your password · Back office')
  const token = useLinkToken(adminPaths.setPassword)
  const [running, setRunning] = useRunningRestore('new-site')
  const [choice, setChoice] = useState<Choice>('new')
  return (
    <LoginCard title={running || choice === 'restore' ? 'Restore from a backup' : 'Set your password'}>
      {running ? (
        <Suspense>
          <FirstRestoreRunning restore={running} onClose={() => setRunning(null)} />
        </Suspense>
      ) : token === '' ? (
        <EndedLink message={adminMessages.passwordLink.unknown} />
      ) : (
        <Link key={token} token={token} choice={choice} onChoice={setChoice} onRestoring={setRunning} />
      )}
    </LoginCard>
  )
}

type Choice = 'new' | 'restore'

interface LinkProps {
  token: string
  choice: Choice
  onChoice: (choice: Choice) => void
  onRestoring: (restore: RunningRestore) => void
}

function Link(props: LinkProps) {
  const { token } = props
  const [step, setStep] = useState<'password' | 'code' | 'sheet'>('password')
  const [set, setSet] = useState({ email: '', password: '' })
  const { data: help } = useQuery(signInHelpQuery)
  const checked = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => postLink<OpenLink>('check', { token }),
    enabled: step === 'password',
    retry: false,
    // Using the link ends it; its form stays until the page is left.
    staleTime: Infinity,
    gcTime: 0,
  })
  const navigate = useNavigate()
  const enter = useEnter()
  if (step === 'code') {
    return (
      <Stack mt="sm">
        <Text>{adminMessages.passwordLink.set} Two-factor sign-in is on: please enter its code.</Text>
        <CodeStep onDone={enter} />
      </Stack>
    )
  }
  if (step === 'sheet') {
    return <SheetOffer lead={adminMessages.passwordLink.set} {...set} onDone={() => void enter()} />
  }
  if (checked.isPending) return <CheckingLink />
  if (checked.isError && !(checked.error instanceof AuthError)) {
    return <LoadFailure title="The link could not be checked" error={checked.error} onRetry={checked.refetch} />
  }
  if (checked.isError) return <EndedLink message={checked.error.message} />
  const { email: known, asks_email: asksEmail } = checked.data
  const isFirst = help?.password_set === false
  const submit = async (password: string, typed: string) => {
    const sent = { token, password, ...(asksEmail && { email: typed }) }
    const { email } = await postLink<{ email: string }>('use', sent)
    const { data, error } = await authClient.signIn.email({ email, password })
    if (error) {
      toastSuccess(adminMessages.passwordLink.set)
      await navigate({ to: adminPaths.login, replace: true })
    } else if (data && 'twoFactorRedirect' in data) setStep('code')
    else if (isFirst) {
      setSet({ email, password })
      setStep('sheet')
    } else await enter()
  }
  return (
    <FirstChoice {...props}>
      {asksEmail ? (
        <NewPasswordForm asked={askedEmail} onSubmit={submit} />
      ) : (
        <>
          <Text c="dimmed" mb="lg">
            For {known}
          </Text>
          <NewPasswordForm email={known} onSubmit={submit} />
        </>
      )}
    </FirstChoice>
  )
}

const askedEmail = {
  problem: isEmail(adminMessages.passwordLink.email),
  field: (input: object) => (
    <TextInput
      label="Your email address"
      description="You sign in with it."
      type="email"
      autoComplete="username"
      autoFocus
      {...input}
    />
  ),
}

const choices: { value: Choice; label: string }[] = [
  { value: 'new', label: 'Start new' },
  { value: 'restore', label: 'Restore from a backup' },
]

/** As long as no password was ever set, the site can be restored instead. */
function FirstChoice({ token, choice, onChoice, onRestoring, children }: LinkProps & { children: ReactNode }) {
  const { data: help, isPending } = useQuery(signInHelpQuery)
  if (isPending) return <CheckingLink />
  if (help?.password_set !== false) return children
  return (
    <>
      <SegmentedControl
        aria-label="How to begin"
        data={choices}
        value={choice}
        onChange={(value) => onChoice(value)}
        fullWidth
        my="md"
      />
      {choice === 'new' ? (
        children
      ) : (
        <Suspense>
          <FirstRestore token={token} onBegun={onRestoring} />
        </Suspense>
      )}
    </>
  )
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

/** @returns a function that opens the dashboard as the signed-in admin. */
function useEnter(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await queryClient.fetchQuery({ ...identityQuery, staleTime: 0 })
    toastSuccess(adminMessages.passwordLink.set)
    await navigate({ to: adminPaths.dashboard, replace: true })
  }
}
