import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import type { EmailLinkResult } from '#contract/admin/first-run/password-links.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { AuthError } from '../auth-call.ts'
import { postLink } from '../password-link-calls.ts'
import { Refusal } from '../refusal.tsx'
import { LoginCard } from './login-card.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Page of the links that confirm a new sign-in address. A button, since programs that check mails open links. */
export function ConfirmEmailPage() {
  useDocumentTitle('Confirm the sign-in address · Back office')
  const token = useLinkToken(adminPaths.confirmEmail)
  return (
    <LoginCard title="Confirm the sign-in address">
      <Confirmation key={token} token={token} />
    </LoginCard>
  )
}

function Confirmation({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => postLink<{ result: EmailLinkResult; email: string }>('email', { token }),
    retry: false,
  })
  const ended = token === '' ? new AuthError('LINK_UNKNOWN', adminMessages.passwordLink.emailLink) : error
  const isOver = ended instanceof AuthError && ended.code === 'LINK_UNKNOWN'
  if (data) {
    return (
      <Stack mt="sm">
        <Text role="status">
          {data.result === 'changed'
            ? `From now on you sign in with ${data.email}. All other sessions have ended.`
            : 'This address is confirmed. Now open the link in the mail to the other address.'}
        </Text>
        {/* Loads the page anew, since the identity may have changed. */}
        <Anchor href={adminPaths.account}>Go to the back office</Anchor>
      </Stack>
    )
  }
  return (
    <Stack mt="sm">
      <Refusal error={ended} />
      {isOver ? (
        <Text>You can ask for new links under Account.</Text>
      ) : (
        <>
          <Text>The address changes once the links in both mails are confirmed.</Text>
          <Button size="md" loading={isPending} onClick={() => mutate()}>
            Confirm
          </Button>
        </>
      )}
    </Stack>
  )
}
