import { Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { accountCalls, type AccountState, type ChangedEmail } from '#contract/admin/installation/account.ts'
import { emailChangeHours } from '#contract/admin/first-run/password-links.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { toastSuccess } from '../../kit/feedback/toasts.ts'
import { postAuth } from '../auth-call.ts'
import { ConfirmedForm, type Confirmation } from '../confirmed-form.tsx'
import { AccountSection } from './account-section.tsx'

interface SignInAddressProps {
  email: string
  state: AccountState
}

export function SignInAddress({ email, state }: SignInAddressProps) {
  const { email_fixed: isFixed, pending_email: pending } = state
  return (
    <AccountSection
      title="Sign-in address"
      text="You sign in with it, and links for a forgotten password go there. Changing it ends all other sessions."
    >
      {isFixed ? (
        <TextInput
          label="Your address"
          description="Set by ADMIN_EMAIL on the server, which wins over what is typed here."
          value={email}
          readOnly
        />
      ) : (
        <Stack gap="sm">
          {pending ? (
            <Text role="status">
              Waiting for confirmation: open the links in the mails to {email} and to {pending} within{' '}
              {emailChangeHours} hours. Until then you sign in with {email}.
            </Text>
          ) : null}
          <AddressForm email={email} />
        </Stack>
      )}
    </AccountSection>
  )
}

function AddressForm({ email }: { email: string }) {
  const [next, setNext] = useState('')
  const reload = useReload()
  const change = async (confirmation: Confirmation) => {
    const body = { ...confirmation, email: next }
    const { pending } = await postAuth<ChangedEmail>(accountCalls.changeEmail, body)
    setNext('')
    toastSuccess(pending ? 'Two mails are on their way, one to each address.' : 'Your sign-in address is changed.')
    await reload()
  }
  return (
    <ConfirmedForm asksCode isReady={next.trim() !== ''} actions={[{ label: 'Change address', run: change }]}>
      <TextInput label="Current address" value={email} readOnly />
      <TextInput
        label="New address"
        type="email"
        autoComplete="off"
        value={next}
        onChange={(event) => setNext(event.currentTarget.value)}
      />
    </ConfirmedForm>
  )
}
