import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { backupDownloadPath, type LastRestore } from '#contract/admin/backup/backup.ts'
import { formatAgo, formatMoment } from '#values/format/dates.ts'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { LoadingRows } from '../kit/list/rows/loading-rows.tsx'
import { backupQuery, backupSetupQuery, restorePointsQuery } from './backup-queries.ts'
import { BackupState } from './backup-state.tsx'
import { PlaceSection } from './place-section.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { RestorePoints } from './restore-points.tsx'
import { RunningRestoreDialog } from './running-restore.tsx'
import { useRunningRestore } from '../session/restore/use-running-restore.ts'

/** Settings → Backup: its state, everything in one file, the key, and the moments that can be restored. */
export function BackupSection() {
  const { data: status, error, refetch } = useQuery(backupQuery)
  if (error && !status) {
    return <LoadFailure title="The state of the backup did not load" error={error} onRetry={refetch} />
  }
  if (!status) return <LoadingRows height={40} />
  return (
    <Stack gap="lg">
      <BackupState status={status} />
      <PlaceSection />
      <Download />
      {status.state === 'off' ? null : <Restores />}
    </Stack>
  )
}

function Download() {
  const [isKeyOpen, key] = useDisclosure()
  const downloaded = useQuery(backupSetupQuery).data?.downloaded_at ?? null
  return (
    <Group gap="0.5rem 1rem">
      <Button component="a" href={backupDownloadPath} download variant="default">
        Download everything
      </Button>
      <Button variant="subtle" onClick={key.open}>
        Show the key
      </Button>
      <Text c="dimmed" flex="1 1 100%">
        One encrypted file. It can only be opened with the key.
        {downloaded ? ` Last downloaded ${formatAgo(downloaded)}.` : null}
      </Text>
      <KeyDialog opened={isKeyOpen} onClose={key.close} />
    </Group>
  )
}

/** The restore that waits for confirmation. */
interface Asked {
  point: { id: string; at: string }
  isUndo: boolean
}

function Restores() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [running, setRunning] = useRunningRestore('site')
  const last = useInfiniteQuery(restorePointsQuery).data?.pages[0]?.last_restore ?? null
  const undo = last?.undo ? { point: last.undo, isUndo: true } : null
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        Restore points
      </Title>
      <Text c="dimmed">Moments that you can go back to. Times are in India (IST).</Text>
      {last ? <LastRestored last={last} onUndo={undo && (() => setAsked(undo))} /> : null}
      <RestorePoints onRestore={(point) => setAsked({ point, isUndo: false })} />
      {asked ? (
        <RestoreDialog
          {...asked}
          onBegun={(restore) => {
            setAsked(null)
            setRunning(restore)
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {running ? (
        <RunningRestoreDialog
          key={running.id}
          restore={running}
          onUndo={
            undo && last?.restored_to === running.at
              ? () => {
                  setRunning(null)
                  setAsked(undo)
                }
              : null
          }
          onClose={() => setRunning(null)}
        />
      ) : null}
    </Stack>
  )
}

function LastRestored({ last, onUndo }: { last: LastRestore; onUndo: (() => void) | null }) {
  return (
    <Alert variant="outline" color="indigo" title={`Restored to ${formatMoment(last.restored_to)}`}>
      <Text mb={onUndo ? 'sm' : 0}>This was on {formatMoment(last.at)}.</Text>
      {onUndo ? (
        <Button variant="default" onClick={onUndo}>
          Undo this restore
        </Button>
      ) : null}
    </Alert>
  )
}
