import { Badge, Button, Code, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { renderSVG } from 'uqr'
import { authClient } from '../shell/auth-client.ts'
import { identityQuery } from '../shell/identity-query.ts'
import { toastFailure, toastSuccess } from '../shell/toasts.ts'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'
import { answerOf } from './auth-answer.ts'

/** What an authenticator app needs, and the codes for the day it is lost. */
interface Enrolment {
  totpURI: string
  backupCodes: string[]
}

/** The optional second factor: an authenticator app with recovery codes. */
export function TwoFactor({ enabled }: { enabled: boolean }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  return (
    <AccountSection
      title="Two-factor sign-in"
      text="Besides the password, sign-in asks for a code from an app on your phone."
    >
      <Badge mb="md" variant="light" color={enabled ? 'neem' : 'gray'} tt="none">
        {enabled ? 'Switched on' : 'Switched off'}
      </Badge>
      {enrolment ? (
        <Enrol enrolment={enrolment} onDone={() => setEnrolment(null)} />
      ) : (
        <PasswordGate enabled={enabled} onEnrolment={setEnrolment} />
      )}
    </AccountSection>
  )
}

interface PasswordGateProps {
  enabled: boolean
  onEnrolment: (enrolment: Enrolment) => void
}

/** Switching needs the password, so that an unattended browser is not enough. */
function PasswordGate({ enabled, onEnrolment }: PasswordGateProps) {
  const [password, setPassword] = useState('')
  const refresh = useRefreshIdentity()
  const { mutate, isPending } = useMutation({
    mutationFn: () => (enabled ? switchOff(password) : switchOn(password)),
    retry: false,
    onSuccess: async (enrolment) => {
      setPassword('')
      if (enrolment) return onEnrolment(enrolment)
      toastSuccess('Two-factor sign-in is switched off.')
      await refresh()
    },
    onError: (error) => toastFailure(error.message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end">
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          miw="16rem"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" variant={enabled ? 'default' : 'filled'} disabled={isPending || password === ''}>
          {enabled ? 'Switch off' : 'Set up'}
        </Button>
      </Group>
    </form>
  )
}

async function switchOn(password: string): Promise<Enrolment> {
  return answerOf(await authClient.twoFactor.enable({ password })) as Enrolment
}

async function switchOff(password: string): Promise<null> {
  answerOf(await authClient.twoFactor.disable({ password }))
  return null
}

/** Shows the picture to scan and the recovery codes; a first code from the app proves that it works. */
function Enrol({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const [code, setCode] = useState('')
  const refresh = useRefreshIdentity()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => answerOf(await authClient.twoFactor.verifyTotp({ code: code.trim() })),
    retry: false,
    onSuccess: async () => {
      toastSuccess('Two-factor sign-in is switched on.')
      await refresh()
      onDone()
    },
    onError: (error) => toastFailure(error.message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(enrolment.totpURI))}`
  const secret = new URL(enrolment.totpURI).searchParams.get('secret')
  return (
    <Stack>
      <Text>1. Scan this picture with your authenticator app, or enter the key by hand.</Text>
      <Group align="flex-start">
        <img src={picture} alt="QR code for the authenticator app" className={styles.qr} />
        <Code className={styles.secret}>{secret}</Code>
      </Group>
      <Text>2. Keep these recovery codes in a safe place. Each works once, when the app is not at hand.</Text>
      <ul className={styles.codes}>
        {enrolment.backupCodes.map((each) => (
          <li key={each}>
            <Code>{each}</Code>
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <Group align="flex-end">
          <TextInput
            label="3. Enter the code that the app shows"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" disabled={isPending || code.trim() === ''}>
            Switch on
          </Button>
          <Button variant="subtle" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </form>
    </Stack>
  )
}

function useRefreshIdentity() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: identityQuery.queryKey })
}
