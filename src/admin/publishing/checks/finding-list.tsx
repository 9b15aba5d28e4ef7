import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import type { Finding } from '#values/checks/check-names.ts'
import styles from './form-checks.module.css'

interface FindingListProps {
  open: Finding[]
  /** Findings that the admin ignores. */
  meant: Finding[]
  canBeMeant: (finding: Finding) => boolean
  onJump: (finding: Finding) => void
  onSay: (finding: Finding, isMeantSo: boolean) => void
}

/** Findings with links to their fields; ignored ones are below. */
export function FindingList({ open, meant, canBeMeant, onJump, onSay }: FindingListProps) {
  return (
    <>
      <ul className={styles.findings}>
        {open.map((finding) => (
          <li key={finding.check} className={styles.finding}>
            <Place finding={finding} onJump={() => onJump(finding)} />
            {canBeMeant(finding) ? (
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={`Ignore: ${finding.text}`}
                onClick={() => onSay(finding, true)}
              >
                Ignore
              </Button>
            ) : null}
          </li>
        ))}
        {meant.map((finding) => (
          <li key={finding.check} className={styles.finding}>
            <Text c="dimmed">{finding.text}: ignored</Text>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              aria-label={`Check again: ${finding.text}`}
              onClick={() => onSay(finding, false)}
            >
              Check again
            </Button>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        You can publish without these.
      </Text>
    </>
  )
}

const look = { underline: 'always', inherit: true, py: 6, ta: 'left' } as const

function Place({ finding, onJump }: { finding: Finding; onJump: () => void }) {
  if (finding.field === null) {
    return (
      <Anchor
        {...look}
        renderRoot={(props) => <Link to={adminPaths.testimonials} search={{ action: 'new' }} {...props} />}
      >
        {finding.text}
      </Anchor>
    )
  }
  return (
    <Anchor {...look} component="button" type="button" onClick={onJump}>
      {finding.text}
    </Anchor>
  )
}
