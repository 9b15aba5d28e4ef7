import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { authClient } from '../auth-client.ts'
import { NewPasswordForm } from '../new-password-form.tsx'
import { postLink } from '../password-link-calls.ts'
import { SheetOffer } from './sheet-offer.tsx'

interface EmergencyStepProps {
  onBack: () => void
  onDone: () => Promise<void>
}

/** Sets a new password with the code of the emergency sheet, signs in, and offers a new sheet. */
export function EmergencyStep({ onBack, onDone }: EmergencyStepProps) {
  const [set, setSet] = useState<{ email: string; password: string } | null>(null)
  if (set) {
    const lead = `${adminMessages.passwordLink.set} Two-factor sign-in is off, and the emergency code is used up.`
    return <SheetOffer lead={lead} {...set} onDone={() => void onDone()} />
  }
  return (
    <>
      <Text c="dimmed" mb="md">
        The code is on your emergency sheet. It works once, and switches two-factor sign-in off.
      </Text>
      <NewPasswordForm
        asked={{
          problem: (code) => (code === '' ? 'Please type the code of your sheet' : null),
          field: (input) => (
            <TextInput label="Emergency code" autoComplete="off" spellCheck={false} autoFocus {...input} />
          ),
        }}
        onSubmit={async (password, code) => {
          const { email } = await postLink<{ email: string }>('emergency', { code, password })
          const { error } = await authClient.signIn.email({ email, password })
          if (error) onBack()
          else setSet({ email, password })
        }}
      />
      <Button variant="subtle" fullWidth mt="md" onClick={onBack}>
        Back to sign-in
      </Button>
    </>
  )
}
