import { Button, Modal, Stack, Table, Text } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import { makeAlertDialog } from '../../feedback/confirm.tsx'
import { differingPart, type Change } from './changes.ts'
import styles from './save-conflict-dialog.module.css'

interface SaveConflictDialogProps {
  conflict: boolean
  overwrite: () => void
  cancel: () => void
  /** Discards the changes and loads the stored version. */
  onReload: () => void
  /** The fields that were changed elsewhere, where that is known. */
  changes?: Change[]
}

const none: Change[] = []

/** Shown when a newer version is stored (optimistic locking): keep editing, reload or overwrite. */
export function SaveConflictDialog({ conflict, overwrite, cancel, onReload, changes = none }: SaveConflictDialogProps) {
  return (
    <Modal opened={conflict} onClose={cancel} title={adminMessages.versionConflict} size={520} centered>
      <Stack ref={makeAlertDialog}>
        <Text>
          A newer version was saved in another tab or window. You can load it and lose what you entered here, or save
          yours over it.
        </Text>
        {changes.length > 0 ? <Changes changes={changes} /> : null}
        <div className={styles.buttons}>
          <Button variant="subtle" data-autofocus onClick={cancel}>
            Keep editing
          </Button>
          <Button
            variant="default"
            onClick={() => {
              cancel()
              onReload()
            }}
          >
            Load the newer version
          </Button>
          <Button color="madder" onClick={overwrite}>
            Overwrite
          </Button>
        </div>
      </Stack>
    </Modal>
  )
}

function Changes({ changes }: { changes: Change[] }) {
  return (
    <div className={styles.changes} tabIndex={0} role="group" aria-label="Changed elsewhere">
      <Table verticalSpacing={6} aria-label="Changed elsewhere">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Field</Table.Th>
            <Table.Th>Stored now</Table.Th>
            <Table.Th>Yours</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map(({ label, mine, theirs }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{differingPart(theirs, mine) || '–'}</Table.Td>
              <Table.Td>{differingPart(mine, theirs) || '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
