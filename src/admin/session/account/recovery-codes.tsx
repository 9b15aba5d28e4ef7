import { Code, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { identityQuery } from '../identity-query.ts'
import styles from './account.module.css'
import { CopyText } from '../../kit/field/copy-text.tsx'
import { SaveText } from '../../kit/field/save-text.tsx'

/** For signing in without the authenticator app. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { data: identity } = useQuery(identityQuery)
  const lines = codes.join('\n')
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
      <Group gap="xs" mt="xs">
        <CopyText value={lines} label="Copy the codes" />
        <SaveText name="recovery-codes" text={fileText(lines, identity?.email)} />
      </Group>
    </div>
  )
}

function fileText(lines: string, email: string | undefined): string {
  const account = [email, `${location.origin}/admin`].filter(Boolean).join(', ')
  return `Recovery codes for ${account}\nEach works once.\n\n${lines}\n`
}
