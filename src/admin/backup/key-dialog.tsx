import { Code, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { backupKeyCall, type BackupKeyAnswer } from '#contract/admin/backup/backup.ts'
import { CopyText } from '../kit/field/copy-text.tsx'
import { SaveText } from '../kit/field/save-text.tsx'
import { postAuth } from '../session/auth-call.ts'
import { ConfirmedForm, type Confirmation } from '../session/confirmed-form.tsx'

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
  const [key, setKey] = useState<string | null>(null)
  const show = async (confirmation: Confirmation) =>
    setKey((await postAuth<BackupKeyAnswer>(backupKeyCall, confirmation)).key)
  if (key) return <ShownKey backupKey={key} />
  return <ConfirmedForm actions={[{ label: 'Show the key', run: show }]} />
}

const wrapped = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const

/** The key, to be copied or saved as a file. */
export function ShownKey({ backupKey }: { backupKey: string }) {
  const file = `Key of the backups of ${location.host}\nKeep it in a safe place; without it nothing can be restored.\n\n${backupKey}\n`
  return (
    <div>
      <Code block style={wrapped} aria-label="Key" role="group" tabIndex={0}>
        {backupKey}
      </Code>
      <Group gap="xs" mt="xs">
        <CopyText value={backupKey} label="Copy the key" />
        <SaveText name="backup-key" text={file} />
      </Group>
    </div>
  )
}
