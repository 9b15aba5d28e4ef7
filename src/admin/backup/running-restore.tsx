import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { formatMoment } from '#values/format/dates.ts'
import { useReturnFocus } from '../kit/hooks/use-return-focus.ts'
import { RestoreProgress } from '../session/restore/restore-progress.tsx'
import type { FollowedRestore } from '../session/restore/restore-state-query.ts'
import type { RunningRestore } from '../session/restore/use-running-restore.ts'

const steps = ['saving', 'pictures', 'rows', 'checking'] as const

interface RunningRestoreDialogProps {
  restore: RunningRestore
  /** Null while it is not known what undoes it. */
  onUndo: (() => void) | null
  onClose: () => void
}

/** Follows a restore to its end; it cannot be closed before, since nothing else on the screen is true any more. */
export function RunningRestoreDialog({ restore, onUndo, onClose }: RunningRestoreDialogProps) {
  useReturnFocus()
  const queryClient = useQueryClient()
  const [ended, setEnded] = useState<FollowedRestore | null>(null)
  const onEnd = useCallback(
    (state: FollowedRestore) => {
      setEnded(state)
      void queryClient.invalidateQueries()
    },
    [queryClient],
  )
  const moment = formatMoment(restore.at)
  return (
    <Modal
      opened
      onClose={ended ? onClose : () => {}}
      withCloseButton={ended !== null}
      title={`Restore to ${moment}`}
      size="lg"
    >
      <Stack gap="md">
        {ended ? (
          <Result ended={ended} moment={moment} />
        ) : (
          <RestoreProgress id={restore.id} steps={steps} onEnd={onEnd} />
        )}
        {ended ? (
          <Group justify="flex-end" gap="sm">
            {isDone(ended) && onUndo ? (
              <Button variant="default" onClick={onUndo}>
                Undo this restore
              </Button>
            ) : null}
            <Button data-autofocus autoFocus onClick={onClose}>
              Close
            </Button>
          </Group>
        ) : (
          <Text c="dimmed">You can leave this page. The restore continues.</Text>
        )}
      </Stack>
    </Modal>
  )
}

function isDone(state: FollowedRestore): boolean {
  return state !== 'lost' && state.failure === null
}

function Result({ ended, moment }: { ended: FollowedRestore; moment: string }) {
  if (ended === 'lost') {
    return (
      <Alert variant="outline" color="madder" role="alert" title="The program was started again during the restore">
        Either everything was restored or nothing was changed. The line ‘Restored to’ above the restore points shows
        which.
      </Alert>
    )
  }
  if (ended.failure !== null) {
    return (
      <Alert variant="outline" color="madder" role="alert" title="The restore failed">
        {ended.failure}
      </Alert>
    )
  }
  return (
    <div role="status">
      <Text fw={600}>Restored to {moment}.</Text>
      {ended.notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
    </div>
  )
}
