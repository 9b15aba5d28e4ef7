import { Button, Code, Group, Stack, Text } from '@mantine/core'
import type { EmergencySheetAnswer } from '#contract/admin/installation/account.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatDay } from '#values/format/dates.ts'
import { SaveText } from '../../kit/field/save-text.tsx'
import styles from './emergency-sheet.module.css'

interface EmergencySheetProps {
  sheet: EmergencySheetAnswer
  /** The sign-in address. */
  email: string
  onDone: () => void
}

/** The sheet, which is shown once. Printing leaves out everything else on the screen. */
export function EmergencySheet({ sheet, email, onDone }: EmergencySheetProps) {
  const title = `Emergency sheet for ${location.host}`
  const facts = [`Made on ${formatDay(sheet.made_at)}`, `Sign-in address: ${email}`]
  const steps = [
    `Open ${location.origin}${adminPaths.login}`,
    'Press ‘Use the emergency code’.',
    'Type this code and a new password. Capital letters, spaces and dashes do not matter.',
  ]
  const notes =
    'The code works once. It sets a new password, ends all sessions and switches two-factor sign-in off. Anyone who has this sheet can sign in: keep it where you keep keys.'
  const numbered = steps.map((step, index) => `${index + 1}. ${step}`)
  const file = [title, ...facts, '', sheet.code, '', ...numbered, '', notes, ''].join('\n')
  return (
    <Stack gap="sm">
      <Text>This code is shown only now. Print the sheet, or save it outside this machine.</Text>
      <div className={styles.sheet} role="group" aria-label="Emergency sheet">
        <Stack gap="sm">
          <div>
            <Text fw={600}>{title}</Text>
            {facts.map((fact) => (
              <Text key={fact} size="sm">
                {fact}
              </Text>
            ))}
          </div>
          <Code block className={styles.code} aria-label="Emergency code" role="group">
            {sheet.code}
          </Code>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Text size="sm">{notes}</Text>
        </Stack>
      </div>
      <Group gap="xs">
        <Button size="compact-sm" onClick={() => globalThis.print()}>
          Print
        </Button>
        <SaveText name="emergency-sheet" text={file} label="Save as file" />
        <Button variant="subtle" size="compact-sm" onClick={onDone}>
          Done
        </Button>
      </Group>
    </Stack>
  )
}
