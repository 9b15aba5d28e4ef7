import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { authClient } from './auth-client.ts'
import { identityQuery } from './identity-query.ts'
import { toastFailure } from '../feedback/toasts.ts'

interface SignInFormProps {
  /** Called after a successful sign-in. */
  onSignedIn: () => void | Promise<void>
}

const tooManyRequests = 429
const serverError = 500

/** E-mail and password, then the second factor if enabled; used by the login page and the sign-in dialog. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const queryClient = useQueryClient()
  const finish = async () => {
    await queryClient.fetchQuery({ ...identityQuery, staleTime: 0 })
    await onSignedIn()
  }
  return step === 'password' ? (
    <PasswordStep onDone={finish} onCodeNeeded={() => setStep('code')} />
  ) : (
    <CodeStep onDone={finish} />
  )
}

interface PasswordStepProps {
  onDone: () => Promise<void>
  onCodeNeeded: () => void
}

function PasswordStep({ onDone, onCodeNeeded }: PasswordStepProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { working, submit } = useAttempt()
  const signIn = submit(async () => {
    const { data, error } = await authClient.signIn.email({ email, password })
    if (error) return error.status
    if (data && 'twoFactorRedirect' in data) onCodeNeeded()
    else await onDone()
    return null
  })
  return (
    <form onSubmit={signIn}>
      <Stack>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" disabled={working || email.trim() === '' || password === ''}>
          {working ? 'Signing in...' : 'Sign In'}
        </Button>
      </Stack>
    </form>
  )
}

function CodeStep({ onDone }: { onDone: () => Promise<void> }) {
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState(false)
  const { working, submit } = useAttempt()
  const verify = submit(async () => {
    const given = { code: code.trim() }
    const { error } = recovery
      ? await authClient.twoFactor.verifyBackupCode(given)
      : await authClient.twoFactor.verifyTotp(given)
    if (error) return error.status
    await onDone()
    return null
  })
  return (
    <form onSubmit={verify}>
      <Stack>
        <TextInput
          label={recovery ? 'Recovery code' : 'Code from your authenticator app'}
          autoComplete="one-time-code"
          inputMode={recovery ? 'text' : 'numeric'}
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" size="md" disabled={working || code.trim() === ''}>
          {working ? 'Signing in...' : 'Sign In'}
        </Button>
        <Button variant="subtle" onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      </Stack>
    </form>
  )
}

/** One attempt at a time; a refusal shows only the text of the specification. */
function useAttempt() {
  const [working, setWorking] = useState(false)
  /** @param attempt resolves to the status of a refusal, or null. */
  const submit = (attempt: () => Promise<number | null>) => async (event: FormEvent) => {
    event.preventDefault()
    setWorking(true)
    try {
      const refused = await attempt()
      if (refused !== null) toastFailure(messageOf(refused), adminMessages.login.failedTitle)
    } catch {
      toastFailure('The server could not be reached. Please try again.', adminMessages.login.failedTitle)
    } finally {
      setWorking(false)
    }
  }
  return { working, submit }
}

function messageOf(status: number): string {
  if (status >= serverError) return adminMessages.login.busy
  return status === tooManyRequests ? adminMessages.login.tooManyAttempts : adminMessages.login.failed
}
