import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { authClient } from './auth-client.ts'
import { codesLeft } from './codes-left.ts'
import { identityQuery } from './identity-query.ts'
import { SignInHelp } from './sign-in-help.tsx'
import { clearToasts, toastFailure, toastSuccess } from '../kit/feedback/toasts.ts'

interface SignInFormProps {
  /** The email to start with, so that only the password is asked for. */
  email?: string
  /** Called after a successful sign-in. */
  onSignedIn: () => void | Promise<void>
}

/** Seldom needed. */
const MailStep = lazy(async () => ({ default: (await import('./mail-step.tsx')).MailStep }))
const EmergencyStep = lazy(async () => ({
  default: (await import('./emergency/emergency-step.tsx')).EmergencyStep,
}))

const tooManyRequests = 429
const serverError = 500

/** E-mail and password, then the second factor if enabled; used by the login page and the sign-in dialog. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<'password' | 'code' | 'mail' | 'emergency'>('password')
  const [typed, setTyped] = useState(email)
  const queryClient = useQueryClient()
  const finish = async () => {
    await queryClient.fetchQuery({ ...identityQuery, staleTime: 0 })
    clearToasts()
    await onSignedIn()
  }
  if (step === 'code') return <CodeStep onDone={finish} />
  if (step === 'mail') {
    return (
      <Suspense>
        <MailStep email={typed} onBack={() => setStep('password')} />
      </Suspense>
    )
  }
  if (step === 'emergency') {
    return (
      <Suspense>
        <EmergencyStep onBack={() => setStep('password')} onDone={finish} />
      </Suspense>
    )
  }
  const askForMail = (address: string) => {
    setTyped(address)
    setStep('mail')
  }
  return (
    <PasswordStep
      email={typed}
      onDone={finish}
      onCodeNeeded={() => setStep('code')}
      onMailWanted={askForMail}
      onEmergency={() => setStep('emergency')}
    />
  )
}

interface PasswordStepProps {
  email: string
  onDone: () => Promise<void>
  onCodeNeeded: () => void
  /** @param email as typed. */
  onMailWanted: (email: string) => void
  onEmergency: () => void
}

function PasswordStep({ email: known, onDone, onCodeNeeded, onMailWanted, onEmergency }: PasswordStepProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const passwordField = useRef<HTMLInputElement>(null)
  const { working, failure, submit } = useAttempt(() => {
    setPassword('')
    passwordField.current?.focus()
  })
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
          autoFocus={known === ''}
          data-autofocus={known === '' || undefined}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <div>
          <PasswordInput
            ref={passwordField}
            label="Password"
            autoComplete="current-password"
            autoFocus={known !== ''}
            data-autofocus={known !== '' || undefined}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <SignInHelp onMail={() => onMailWanted(email)} onEmergency={onEmergency} />
        </div>
        <Failure message={failure} />
        <Button type="submit" size="md" disabled={working || email.trim() === '' || password === ''}>
          {working ? 'Signing in...' : 'Sign In'}
        </Button>
      </Stack>
    </form>
  )
}

/** The second factor of a sign-in that has begun with the right password. */
export function CodeStep({ onDone }: { onDone: () => Promise<void> }) {
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState(false)
  const codeField = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const { working, failure, submit } = useAttempt(() => codeField.current?.select())
  const verify = submit(async () => {
    const given = { code: code.trim() }
    const { error } = recovery
      ? await authClient.twoFactor.verifyBackupCode(given)
      : await authClient.twoFactor.verifyTotp(given)
    if (error) return error.status
    await onDone()
    if (recovery) {
      const identity = await queryClient.fetchQuery(identityQuery)
      toastSuccess(codesLeft(identity?.recovery_codes_left ?? 0), 'Recovery code used')
    }
    return null
  })
  const switchKind = () => {
    setRecovery(!recovery)
    setCode('')
    codeField.current?.focus()
  }
  return (
    <form onSubmit={verify}>
      <Stack>
        <TextInput
          ref={codeField}
          label={recovery ? 'Recovery code' : 'Code from your authenticator app'}
          autoComplete="one-time-code"
          inputMode={recovery ? 'text' : 'numeric'}
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Failure message={failure} />
        <Button type="submit" size="md" disabled={working || code.trim() === ''}>
          {working ? 'Signing in...' : 'Sign In'}
        </Button>
        <Button variant="subtle" onClick={switchKind}>
          {recovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      </Stack>
    </form>
  )
}

/** Beside the toast of the specification, which announces it and is far from the fields. */
function Failure({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Alert variant="outline" color="madder" role="note" py="xs">
      {message}
    </Alert>
  )
}

/**
 * One attempt at a time; a refusal shows only the text of the specification.
 * @param onFailed prepares the form for another attempt with other input.
 */
function useAttempt(onFailed: () => void) {
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const report = (message: string) => {
    setFailure(message)
    toastFailure(message, adminMessages.login.failedTitle)
  }
  /** @param attempt resolves to the status of a refusal, or null. */
  const submit = (attempt: () => Promise<number | null>) => async (event: FormEvent) => {
    event.preventDefault()
    setWorking(true)
    setFailure(null)
    try {
      const refused = await attempt()
      if (refused === null) return
      report(messageOf(refused))
      if (refused < serverError) onFailed()
    } catch {
      report('The server could not be reached. Please try again.')
    } finally {
      setWorking(false)
    }
  }
  return { working, failure, submit }
}

function messageOf(status: number): string {
  if (status >= serverError) return adminMessages.login.busy
  return status === tooManyRequests ? adminMessages.login.tooManyAttempts : adminMessages.login.failed
}
