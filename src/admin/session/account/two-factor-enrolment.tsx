import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { authClient } from '../auth-client.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import styles from './account.module.css'
import { callAuth, errorMessage } from '../auth-call.ts'
import { onSubmit } from '../../kit/form/on-submit.ts'
import { CopyText } from '../../kit/field/copy-text.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export interface Enrolment {
  totpURI: string
  backupCodes: string[]
}

interface TwoFactorEnrolmentProps {
  enrolment: Enrolment
  onSwitchedOn: () => void
  onCancel: () => void
}

/** Shows the QR code and the recovery codes; a first code from the app completes the enrolment. */
export function TwoFactorEnrolment({ enrolment, onSwitchedOn, onCancel }: TwoFactorEnrolmentProps) {
  const [code, setCode] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAuth(() => authClient.twoFactor.verifyTotp({ code: code.trim() })),
    onSuccess: () => {
      toastSuccess('Two-factor sign-in is switched on.')
      onSwitchedOn()
    },
    onError: (error) => toastFailure(errorMessage(error)),
  })
  return (
    <ol className={styles.steps}>
      <li>
        <Text mb="xs">Scan this picture with your authenticator app, or enter the key by hand.</Text>
        <ScanPicture totpURI={enrolment.totpURI} />
      </li>
      <li>
        <RecoveryCodes codes={enrolment.backupCodes} />
      </li>
      <li>
        <form onSubmit={onSubmit(() => mutate())}>
          <Stack gap="sm" align="flex-start">
            <TextInput
              label="Enter the code that the app shows"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Group gap="sm">
              <Button type="submit" disabled={isPending || code.trim() === ''}>
                Switch on
              </Button>
              <Button variant="subtle" onClick={onCancel}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      </li>
    </ol>
  )
}

function ScanPicture({ totpURI }: { totpURI: string }) {
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(totpURI))}`
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return (
    <Group align="flex-start">
      <img src={picture} alt="QR code for the authenticator app" className={styles.qr} />
      <div className={styles.secret}>
        <Code className={styles.key}>
          {/* The space between the groups is not part of the text, so that a selected key has none. */}
          {groupsOfFour(secret).map(({ start, text }) => (
            <span key={start}>{text}</span>
          ))}
        </Code>
        <CopyText value={secret} label="Copy the key" />
      </div>
    </Group>
  )
}

function groupsOfFour(key: string): { start: number; text: string }[] {
  return [...key.matchAll(/.{1,4}/g)].map(({ 0: text, index: start }) => ({ start, text }))
}
