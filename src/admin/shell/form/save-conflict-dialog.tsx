import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import type { SaveMode, SaveConflict } from './use-save.ts'

interface SaveObstaclesProps {
  obstacle: SaveConflict
  resume: (mode?: SaveMode) => void
  giveUp: () => void
  /** Discards the changes and loads the stored version. */
  onReload: () => void
}

/** Shown when a newer version is stored (optimistic locking): keep editing, reload or overwrite. */
export function SaveConflictDialog({ obstacle, resume, giveUp, onReload }: SaveObstaclesProps) {
  return (
    <Modal opened={obstacle === 'conflict'} onClose={giveUp} title={adminMessages.versionConflict} centered>
      <Stack>
        <Text>
          A newer version was saved in another tab or window. You can load it and lose what you entered here, or save
          yours over it.
        </Text>
        <Group justify="flex-end">
          <Button variant="subtle" onClick={giveUp}>
            Keep editing
          </Button>
          <Button
            variant="default"
            onClick={() => {
              giveUp()
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
