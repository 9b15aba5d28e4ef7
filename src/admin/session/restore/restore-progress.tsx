import { Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { restoreSteps, type RestoreState, type RestoreStep } from '#contract/admin/backup/restores.ts'
import { formatCount } from '#values/format/counts.ts'
import styles from './restore-progress.module.css'
import { hasEnded, restoreStateQuery, type FollowedRestore } from './restore-state-query.ts'

const labels: Record<Exclude<RestoreStep, 'done'>, string> = {
  saving: 'Saving a restore point of the current state',
  pictures: 'Fetching pictures',
  rows: 'Restoring the content',
  checking: 'Checking the content',
  opening: 'Opening the site',
}

interface RestoreProgressProps {
  id: string
  /** The steps of this restore, in order. */
  steps: readonly (keyof typeof labels)[]
  onEnd: (state: FollowedRestore) => void
}

/** The steps of a restore, the running one with its share; without an answer the last known state stays. */
export function RestoreProgress({ id, steps, onEnd }: RestoreProgressProps) {
  const [query] = useState(() => restoreStateQuery(id))
  const { data, isError } = useQuery(query)
  useEffect(() => {
    if (data !== undefined && hasEnded(data)) onEnd(data)
  }, [data, onEnd])
  const state = data === 'lost' ? undefined : data
  const running = state ? steps.find((step) => step === state.step) : steps[0]
  return (
    <div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step} data-state={stateOf(step, running)}>
            {labels[step]}
            {step === running && state ? <span className={styles.count}>{countOf(state)}</span> : null}
          </li>
        ))}
      </ol>
      <Progress.Root size="md" className={styles.bar}>
        <Progress.Section
          value={state?.all ? (100 * state.done) / state.all : 100}
          animated={!state?.all}
          striped={!state?.all}
          aria-label={running ? labels[running] : 'Restore'}
        />
      </Progress.Root>
      <Text role="status" c="dimmed" mt="xs">
        {isError
          ? 'No answer from the server. The restore continues; this page asks again.'
          : `${running ? labels[running] : ''}…`}
      </Text>
    </div>
  )
}

function stateOf(step: RestoreStep, running: RestoreStep | undefined): 'before' | 'running' | 'done' {
  if (step === running) return 'running'
  return running && restoreSteps.indexOf(step) < restoreSteps.indexOf(running) ? 'done' : 'before'
}

function countOf({ done, all }: RestoreState): string {
  return all > 0 ? `${formatCount(done)} of ${formatCount(all)}` : ''
}
