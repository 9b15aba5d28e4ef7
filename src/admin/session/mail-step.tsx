import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordLinkHours } from '#contract/admin/first-run/password-links.ts'
import { adminMessages } from '#contract/messages.ts'
import { postLink } from './password-link-calls.ts'
import { Refusal } from './refusal.tsx'
import { onSubmit } from '../kit/form/on-submit.ts'

interface MailStepProps {
  /** The email as typed so far. */
  email: string
  onBack: () => void
}

/** Asks for a link to set the password. What it says does not depend on the address. */
export function MailStep({ email: typed, onBack }: MailStepProps) {
  const [email, setEmail] = useState(typed)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => postLink('mail', { email }),
    retry: false,
  })
  return (
    <form onSubmit={onSubmit(() => mutate())}>
      <Stack>
        {isSuccess ? (
          <Text role="status">
            {adminMessages.passwordLink.mailed} It works once, within {passwordLinkHours} hours.
          </Text>
        ) : (
          <>
            <TextInput
              label="Email"
              description="A link to set a new password is sent to the admin’s address."
              type="email"
              autoComplete="username"
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Refusal error={error} />
            <Button type="submit" size="md" disabled={isPending || email.trim() === ''}>
              {isPending ? 'Sending...' : 'Send a link'}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={onBack}>
          Back to sign-in
        </Button>
      </Stack>
    </form>
  )
}
