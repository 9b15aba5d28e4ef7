import { Alert, Anchor, Box, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatMoment } from '#values/format/dates.ts'
import { RestoreProgress } from '../restore/restore-progress.tsx'
import type { FollowedRestore } from '../restore/restore-state-query.ts'
import type { RunningRestore } from '../restore/use-running-restore.ts'

const steps = ['pictures', 'rows', 'checking', 'opening'] as const

interface FirstRestoreRunningProps {
  restore: RunningRestore
  /** After a failure, and when the page is left. */
  onClose: () => void
}

/** Follows the restore of a new site, and leads to the sign-in. */
export function FirstRestoreRunning({ restore, onClose }: FirstRestoreRunningProps) {
  const [ended, setEnded] = useState<FollowedRestore | null>(null)
  if (!ended) {
    return (
      <Box mt="sm">
        <RestoreProgress id={restore.id} steps={steps} onEnd={setEnded} />
      </Box>
    )
  }
  if (ended !== 'lost' && ended.failure !== null) {
    return (
      <Stack mt="sm">
        <Alert variant="outline" color="madder" role="alert" title="The restore failed">
          {ended.failure}
        </Alert>
        <Button onClick={onClose}>Try again</Button>
      </Stack>
    )
  }
  return (
    <Stack mt="sm">
      <Text role="status">
        {ended === 'lost'
          ? 'The program was started again during the restore. If you cannot sign in, open the new link that it printed.'
          : [
              `Restored to ${formatMoment(restore.at)}. Sign in with your password from that time.`,
              ...ended.notes,
            ].join(' ')}
      </Text>
      {/* Loads the page anew: everything that it knows is of the site before. */}
      <Anchor href={adminPaths.login} onClick={onClose} autoFocus>
        Go to sign-in
      </Anchor>
    </Stack>
  )
}
