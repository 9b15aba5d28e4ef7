import { Alert, Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { AdminSign } from '../../kit/layout/admin-sign.tsx'
import { confirmEmail, LinkRefused } from '../password-link-calls.ts'
import styles from './login-page.module.css'
import { useLinkToken } from './use-link-token.ts'

/** Page of the links that confirm a new sign-in address. A button, since programs that check mails open links. */
export function ConfirmEmailPage() {
  useDocumentTitle('Confirm the sign-in address · Back office')
  const token = useLinkToken(adminPaths.confirmEmail)
  return (
    <main className={styles.page}>
      <Paper className={styles.card} withBorder p={{ base: 'lg', sm: 'xl' }}>
        <span className={styles.sign}>
          <AdminSign className={styles.logo} />
        </span>
        <Title order={1} size="h2" mt="md" mb="sm">
          Confirm the sign-in address
        </Title>
        <Confirmation key={token} token={token} />
      </Paper>
    </main>
  )
}

function Confirmation({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => confirmEmail(token), retry: false })
  const refusal = error instanceof LinkRefused ? error.message : 'The server could not be reached. Please try again.'
  const isOver = token === '' || (error instanceof LinkRefused && error.code === 'LINK_UNKNOWN')
  if (data) {
    return (
      <Stack>
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
    <Stack>
      {error || isOver ? (
        <Alert variant="outline" color="madder" role="alert" py="xs">
          {isOver ? adminMessages.passwordLink.emailLink : refusal}
        </Alert>
      ) : null}
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
