import { Alert, Anchor, Code, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { signInHelpQuery } from '../password-link-calls.ts'

/** Says why a link does not work and how to get another one. */
export function EndedLink({ message }: { message: string }) {
  const { data: help } = useQuery(signInHelpQuery)
  return (
    <Stack mt="sm" gap="sm">
      <Alert variant="outline" color="madder" role="alert" py="xs">
        {message}
      </Alert>
      {help?.mail ? (
        <Text>{adminMessages.passwordLink.againByMail}</Text>
      ) : (
        <>
          <Text>{adminMessages.passwordLink.again}</Text>
          <Code block>npm run admin:password -- --link</Code>
        </>
      )}
      <Anchor component={Link} to={adminPaths.login}>
        Go to sign-in
      </Anchor>
    </Stack>
  )
}
