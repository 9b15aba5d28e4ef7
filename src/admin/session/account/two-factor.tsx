import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { authClient } from '../auth-client.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { QuietBadge } from '../../kit/list/quiet-badge.tsx'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { PasswordGate } from '../../kit/field/password-gate.tsx'
import { AccountSection } from './account-section.tsx'
import { codesLeft } from '../codes-left.ts'
import { callAuth, errorMessage } from '../auth-call.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorEnrolment, type Enrolment } from './two-factor-enrolment.tsx'

interface TwoFactorProps {
  enabled: boolean
  /** Unused recovery codes. */
  left: number
}

export function TwoFactor({ enabled, left }: TwoFactorProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const reload = useReload()
  const switchedOn = async () => {
    await reload()
    setEnrolment(null)
  }
  return (
    <AccountSection
      title="Two-factor sign-in"
      text="Sign-in asks for the password and a code from an app on your phone."
    >
      <Stack gap="md" align="flex-start">
        <QuietBadge on={enabled}>{enabled ? 'Switched on' : 'Switched off'}</QuietBadge>
        {codes ? (
          <>
            <RecoveryCodes codes={codes} />
            <Button variant="default" onClick={() => setCodes(null)}>
              Done
            </Button>
          </>
        ) : enrolment ? (
          <TwoFactorEnrolment
            enrolment={enrolment}
            onSwitchedOn={() => void switchedOn()}
            onCancel={() => setEnrolment(null)}
          />
        ) : enabled ? (
          <SwitchedOn left={left} onCodes={setCodes} onChanged={reload} />
        ) : (
          <SwitchedOff onEnrolment={setEnrolment} />
        )}
      </Stack>
    </AccountSection>
  )
}

function SwitchedOff({ onEnrolment }: { onEnrolment: (enrolment: Enrolment) => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) => callAuth(() => authClient.twoFactor.enable({ password })),
    onSuccess: (enrolment) => onEnrolment(enrolment as Enrolment),
    onError: (error) => toastFailure(errorMessage(error)),
  })
  return (
    <PasswordGate onSubmit={mutate}>
      {(blank) => (
        <Button type="submit" disabled={isPending || blank}>
          Set up
        </Button>
      )}
    </PasswordGate>
  )
}

interface SwitchedOnProps extends Pick<TwoFactorProps, 'left'> {
  onCodes: (codes: string[]) => void
  onChanged: () => Promise<void>
}

function SwitchedOn({ left, onCodes, onChanged }: SwitchedOnProps) {
  const onError = (error: Error) => toastFailure(errorMessage(error))
  const switchOff = useMutation({
    mutationFn: (password: string) => callAuth(() => authClient.twoFactor.disable({ password })),
    onSuccess: async () => {
      toastSuccess('Two-factor sign-in is switched off.')
      await onChanged()
    },
    onError,
  })
  const renew = useMutation({
    mutationFn: (password: string) => callAuth(() => authClient.twoFactor.generateBackupCodes({ password })),
    onSuccess: async ({ backupCodes }) => {
      onCodes(backupCodes)
      await onChanged()
    },
    onError,
  })
  return (
    <>
      <Text>{codesLeft(left)}</Text>
      <PasswordGate onSubmit={renew.mutate}>
        {(blank, password) => (
          <>
            <Button type="submit" variant="default" disabled={renew.isPending || blank}>
              New recovery codes
            </Button>
            <Button
              variant="subtle"
              color="madder"
              disabled={switchOff.isPending || blank}
              onClick={() => switchOff.mutate(password)}
            >
              Switch off
            </Button>
          </>
        )}
      </PasswordGate>
    </>
  )
}
