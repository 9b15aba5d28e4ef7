import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import type { SaveMode, SaveConflict } from './use-save.ts'

interface SaveConflictDialogProps {
  conflict: SaveConflict
  resume: (mode?: SaveMode) => void
  cancel: () => void
  /** Discards the changes and loads the stored version. */
  onReload: () => void
}

/** Shown when a newer version is stored (optimistic locking): keep editing, reload or overwrite. */
export function SaveConflictDialog({ conflict, resume, cancel, onReload }: SaveConflictDialogProps) {
  return (
    <Modal opened={conflict === 'conflict'} onClose={cancel} title={adminMessages.versionConflict} centered>
      <Stack>
        <Text>
          A newer version was saved in another tab or window. You can load it and lose what you entered here, or save
          yours over it.
        </Text>
        <Group justify="flex-end">
          <Button variant="subtle" onClick={cancel}>
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
          <Button color="madder" onClick={() => resume({ overwrite: true })}>
            Overwrite
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
