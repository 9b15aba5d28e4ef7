import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { passwordLinkHours } from '#contract/admin/first-run/password-links.ts'
import { adminMessages } from '#contract/messages.ts'
import { LinkRefused, mailLink } from './password-link-calls.ts'

interface MailStepProps {
  /** The email as typed so far. */
  email: string
  onBack: () => void
}

/** Asks for a link to set the password. What it says does not depend on the address. */
export function MailStep({ email: typed, onBack }: MailStepProps) {
  const [email, setEmail] = useState(typed)
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setState('sending')
    setFailure(null)
    try {
      await mailLink(email)
      setState('sent')
    } catch (error) {
      setState('asking')
      setFailure(error instanceof LinkRefused ? error.message : 'The server could not be reached. Please try again.')
    }
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        {state === 'sent' ? (
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
            {failure ? (
              <Alert variant="outline" color="madder" role="alert" py="xs">
                {failure}
              </Alert>
            ) : null}
            <Button type="submit" size="md" disabled={state === 'sending' || email.trim() === ''}>
              {state === 'sending' ? 'Sending...' : 'Send a link'}
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
