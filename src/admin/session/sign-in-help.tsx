import { Anchor, Code, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { signInHelpQuery } from './password-link-calls.ts'
import styles from './sign-in-form.module.css'

/** Help without a password. @param onMail offered where a link can be sent by mail. */
export function SignInHelp({ onMail }: { onMail: () => void }) {
  const { data } = useQuery(signInHelpQuery)
  if (data && !data.password_set) {
    return (
      <Text size="sm" c="dimmed" mt={6}>
        No password is set yet. Open the link that the start of the program printed; each start prints a new one, and so
        does <Code className={styles.command}>npm run admin:password</Code>
      </Text>
    )
  }
  if (data?.mail) {
    return (
      <Anchor component="button" type="button" size="sm" mt={6} onClick={onMail}>
        Forgotten password?
      </Anchor>
    )
  }
  return (
    <Text size="sm" c="dimmed" mt={6}>
      Forgotten? On the server: <Code className={styles.command}>npm run admin:password</Code>
    </Text>
  )
}
