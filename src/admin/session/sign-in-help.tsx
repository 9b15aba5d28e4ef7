import { Anchor, Code, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { signInHelpQuery } from './password-link-calls.ts'
import styles from './sign-in-form.module.css'

interface SignInHelpProps {
  /** Offered where a link can be sent by mail. */
  onMail: () => void
  onEmergency: () => void
}

/** Help without a password. */
export function SignInHelp({ onMail, onEmergency }: SignInHelpProps) {
  const { data } = useQuery(signInHelpQuery)
  if (data && !data.password_set) {
    return (
      <Text size="sm" c="dimmed" mt={6}>
        No password is set yet. Open the link that the start of the program printed; each start prints a new one, and so
        does <Code className={styles.command}>npm run admin:password</Code>
      </Text>
    )
  }
  return (
    <Group gap="md" mt={6}>
      {data?.mail ? (
        <Anchor component="button" type="button" size="sm" onClick={onMail}>
          Forgotten password?
        </Anchor>
      ) : null}
      <Anchor component="button" type="button" size="sm" onClick={onEmergency}>
        Use the emergency code
      </Anchor>
      {data?.mail ? null : (
        <Text size="sm" c="dimmed">
          Forgotten, and no sheet? On the server: <Code className={styles.command}>npm run admin:password</Code>
        </Text>
      )}
    </Group>
  )
}
