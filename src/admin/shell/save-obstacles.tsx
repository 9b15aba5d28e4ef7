import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import { SignInForm } from './sign-in-form.tsx'
import type { SaveMode, SaveObstacle } from './use-save.ts'

interface SaveObstaclesProps {
  obstacle: SaveObstacle
  resume: (mode?: SaveMode) => void
  giveUp: () => void
  /** Throws the form's changes away and loads the stored version. */
  onReload: () => void
}

/** The dialogs that a save may need on its way: sign in again, or decide about a newer version. */
export function SaveObstacles({ obstacle, resume, giveUp, onReload }: SaveObstaclesProps) {
  return (
    <>
      <Modal opened={obstacle === 'signed-out'} onClose={giveUp} title="Please sign in again" centered>
        <Text mb="md">Your session has ended. Sign in, and what you entered is saved.</Text>
        <SignInForm onSignedIn={() => resume()} />
      </Modal>
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
    </>
  )
}
