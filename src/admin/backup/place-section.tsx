import { Button, Code, Modal, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackupSetup } from '#contract/admin/backup/backup-place.ts'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { LoadingRows } from '../kit/list/rows/loading-rows.tsx'
import { backupSetupQuery } from './backup-queries.ts'
import { ShownKey } from './key-dialog.tsx'
import { PlaceForm } from './place-form.tsx'

/** Where the backup goes: set up here, or by variables. */
export function PlaceSection() {
  const { data: setup, error, refetch } = useQuery(backupSetupQuery)
  const [key, setKey] = useState<string | null>(null)
  if (error && !setup) {
    return <LoadFailure title="The place of the backup did not load" error={error} onRetry={refetch} />
  }
  if (!setup) return <LoadingRows height={40} />
  return (
    <>
      <Place setup={setup} onSaved={setKey} />
      <Modal opened={key !== null} onClose={() => setKey(null)} title="Save or print this key now" size="lg">
        <Text mb="md">
          The backup has begun. Without this key nothing can be restored, so keep it outside this machine: print it, or
          save it in a password manager.
        </Text>
        {key === null ? null : <ShownKey backupKey={key} />}
      </Modal>
    </>
  )
}

function Place({ setup, onSaved }: { setup: BackupSetup; onSaved: (key: string | null) => void }) {
  const [isChanging, change] = useDisclosure()
  const { variable, needs_key: needsKey, state, place } = setup
  if (variable) {
    return (
      <Text c="dimmed">
        The variable <Code>{variable}</Code> sets the place. Change it where the program is started.
      </Text>
    )
  }
  if (needsKey) {
    return (
      <Text>
        Several machines may use this database. Before a backup can be set up here, the variable <Code>BACKUP_KEY</Code>{' '}
        must be set to the same key on each of them.
      </Text>
    )
  }
  if (place && !isChanging) {
    return (
      <Button variant="default" onClick={change.open} style={{ alignSelf: 'flex-start' }}>
        Change the place
      </Button>
    )
  }
  return (
    <div>
      <Title order={3} size="h4" mb="xs">
        {place ? 'Change the place' : 'Set up a backup'}
      </Title>
      {state === 'unreadable' ? (
        <Text role="alert" mb="xs">
          The place that was set up can no longer be read, since the secret of this installation has changed. Type it
          again.
        </Text>
      ) : null}
      <PlaceForm
        setup={setup}
        onSaved={(key) => {
          change.close()
          onSaved(key)
        }}
      />
    </div>
  )
}
