import { Button, Modal, Stack, Table, Text } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import { makeAlertDialog } from '../../feedback/confirm.tsx'
import { differingPart, type Change } from './merge.ts'
import styles from './save-conflict-dialog.module.css'

interface SaveConflictDialogProps {
  /** The fields that were changed here and elsewhere; null while nothing is asked. */
  changes: Change[] | null
  overwrite: () => void
  cancel: () => void
  /** Discards the changes and loads the stored version. */
  onReload: () => void
}

/** Shown when a newer version has other values of the same fields: keep editing, reload or overwrite these fields. */
export function SaveConflictDialog({ changes, overwrite, cancel, onReload }: SaveConflictDialogProps) {
  return (
    <Modal opened={changes !== null} onClose={cancel} title={adminMessages.versionConflict} size={520} centered>
      <Stack ref={makeAlertDialog}>
        <Text>
          You and another tab or window changed the same fields. You can load the newer version and lose what you
          entered here, or save your values of these fields. Changes to other fields are kept.
        </Text>
        {changes ? <Changes changes={changes} /> : null}
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
