import { Button, Code, CopyButton, Text } from '@mantine/core'
import styles from './account.module.css'

/** For signing in without the authenticator app. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div>
      <Text mb="xs">Keep these recovery codes in a safe place. Each works once, when the app is not at hand.</Text>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((each) => (
          <li key={each}>
            <Code>{each}</Code>
          </li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')}>
        {({ copied, copy }) => (
          <Button variant="default" size="compact-sm" mt="xs" onClick={copy}>
            {copied ? 'Copied' : 'Copy the codes'}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
