import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { authClient } from '../auth-client.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { QuietBadge } from '../../kit/list/quiet-badge.tsx'
import { toastSuccess } from '../../kit/feedback/toasts.ts'
import { ConfirmedForm, type Confirmation } from '../confirmed-form.tsx'
import { AccountSection } from './account-section.tsx'
import { codesLeft } from '../codes-left.ts'
import { callAuth } from '../auth-call.ts'
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
  const begin = async ({ password }: Confirmation) =>
    onEnrolment((await callAuth(() => authClient.twoFactor.enable({ password }))) as Enrolment)
  return <ConfirmedForm actions={[{ label: 'Set up', run: begin }]} />
}

interface SwitchedOnProps extends Pick<TwoFactorProps, 'left'> {
  onCodes: (codes: string[]) => void
  onChanged: () => Promise<void>
}

function SwitchedOn({ left, onCodes, onChanged }: SwitchedOnProps) {
  const renew = async ({ password }: Confirmation) => {
    const { backupCodes } = await callAuth(() => authClient.twoFactor.generateBackupCodes({ password }))
    onCodes(backupCodes)
    await onChanged()
  }
  const switchOff = async ({ password }: Confirmation) => {
    await callAuth(() => authClient.twoFactor.disable({ password }))
    toastSuccess('Two-factor sign-in is switched off.')
    await onChanged()
  }
  return (
    <>
      <Text>{codesLeft(left)}</Text>
      <ConfirmedForm
        actions={[
          { label: 'New recovery codes', variant: 'default', run: renew },
          { label: 'Switch off', variant: 'subtle', color: 'madder', run: switchOff },
        ]}
      />
    </>
  )
}
