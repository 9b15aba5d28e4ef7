import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { backupKeyCall, type BackupKeyAnswer } from '#contract/admin/backup/backup.ts'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { CopyText } from '../kit/field/copy-text.tsx'
import { SaveText } from '../kit/field/save-text.tsx'
import { PasswordGate } from '../kit/field/password-gate.tsx'
import { authClient } from '../session/auth-client.ts'
import { callAuth, errorMessage } from '../session/auth-call.ts'
import styles from './backup-panel.module.css'

/** Shows the backup key after the password is confirmed; closing the dialog discards it. */
export function KeyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Key of the backup" size="lg">
      <Stack gap="md">
        <Text>
          Without this key nothing can be restored. Anyone with the key and a backup can read everything. Keep it in a
          safe place outside this machine.
        </Text>
        <Key />
      </Stack>
    </Modal>
  )
}

function Key() {
  const { mutate, data, isPending } = useMutation({
    mutationFn: (password: string) =>
      callAuth(() => authClient.$fetch<BackupKeyAnswer>(backupKeyCall, { method: 'POST', body: { password } })),
    onError: (error) => toastFailure(errorMessage(error)),
    // Do not cache the key.
    gcTime: 0,
  })
  if (data) return <ShownKey backupKey={data.key} />
  return (
    <PasswordGate onSubmit={mutate}>
      {(blank) => (
        <Button type="submit" disabled={isPending || blank}>
          Show the key
        </Button>
      )}
    </PasswordGate>
  )
}

/** The key, to be copied or saved as a file. */
export function ShownKey({ backupKey }: { backupKey: string }) {
  const file = `Key of the backups of ${location.host}\nKeep it in a safe place; without it nothing can be restored.\n\n${backupKey}\n`
  return (
    <div>
      <Code block className={styles.key} aria-label="Key" role="group" tabIndex={0}>
        {backupKey}
      </Code>
      <Group gap="xs" mt="xs">
        <CopyText value={backupKey} label="Copy the key" />
        <SaveText name="backup-key" text={file} />
      </Group>
    </div>
  )
}
