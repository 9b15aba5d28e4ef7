import { Button, Code, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { LoadingRows } from '../kit/list/rows/loading-rows.tsx'
import { backupSetupQuery } from './backup-setup-query.ts'
import { PlaceForm } from './place-form.tsx'

/** Where the backup goes: set up here, or by variables. */
export function PlaceSection() {
  const { data: setup, error, refetch } = useQuery(backupSetupQuery)
  const [isChanging, change] = useDisclosure()
  if (error && !setup) {
    return <LoadFailure title="The place of the backup did not load" error={error} onRetry={() => void refetch()} />
  }
  if (!setup) return <LoadingRows height={40} />
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
    <section aria-labelledby="backup-place">
      <Title order={3} size="h4" id="backup-place" mb="xs">
        {place ? 'Change the place' : 'Set up a backup'}
      </Title>
      {state === 'unreadable' ? (
        <Text role="alert" mb="xs">
          The place that was set up can no longer be read, since the secret of this installation has changed. Type it
          again.
        </Text>
      ) : null}
      <PlaceForm setup={setup} onDone={change.close} />
    </section>
  )
}
