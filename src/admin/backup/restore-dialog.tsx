import { List, Modal, Stack, Text } from '@mantine/core'
import { backupRestoreCall } from '#contract/admin/backup/backup.ts'
import type { BegunRestore } from '#contract/admin/backup/restores.ts'
import { formatMoment } from '#values/format/dates.ts'
import { useReturnFocus } from '../kit/hooks/use-return-focus.ts'
import { postAuth } from '../session/auth-call.ts'
import { ConfirmedForm, type Confirmation } from '../session/confirmed-form.tsx'
import type { RunningRestore } from '../session/restore/use-running-restore.ts'

interface RestoreDialogProps {
  point: { id: string; at: string }
  isUndo: boolean
  onBegun: (restore: RunningRestore) => void
  onClose: () => void
}

/** Says what a restore does, and asks for what a sign-in asks for. */
export function RestoreDialog({ point, isUndo, onBegun, onClose }: RestoreDialogProps) {
  useReturnFocus()
  const moment = formatMoment(point.at)
  const begin = async (confirmation: Confirmation) => {
    const body = { ...confirmation, point: point.id }
    const { restore } = await postAuth<BegunRestore>(backupRestoreCall, body)
    onBegun({ id: restore, at: point.at })
  }
  return (
    <Modal opened onClose={onClose} title={isUndo ? 'Undo the restore?' : `Restore to ${moment}?`} size="lg">
      <Stack gap="md">
        <Text>
          {isUndo
            ? `This brings back everything as it was on ${moment}, just before the restore.`
            : `The whole site goes back to how it was on ${moment}.`}
        </Text>
        <List spacing="xs" size="sm">
          <List.Item>Everything saved since then is removed: content, drafts, settings and activity.</List.Item>
          <List.Item>Pictures from that time come back.</List.Item>
          <List.Item>Enquiries stay, and so do your account, your password and visitor figures.</List.Item>
          <List.Item>A restore point of the current state is made first, so that you can undo this.</List.Item>
        </List>
        <ConfirmedForm
          asksCode
          actions={[{ label: isUndo ? 'Undo the restore' : 'Restore', color: 'madder', run: begin }]}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}
