import { Progress } from '@mantine/core'
import type { AdminTask } from '#contract/admin/exchange/tasks.ts'
import { shareOf } from './tasks-query.ts'

interface TaskBarProps {
  task: Pick<AdminTask, 'title' | 'done' | 'total' | 'state'>
  size?: 'xs' | 'md'
}

/** Progress of a task; a moving bar while it is unknown. */
export function TaskBar({ task, size = 'xs' }: TaskBarProps) {
  const share = shareOf(task)
  return (
    <Progress.Root size={size} miw="4rem">
      <Progress.Section
        value={share ?? 100}
        animated={share === null}
        striped={share === null}
        aria-label={task.title}
        aria-valuenow={share ?? undefined}
        aria-valuetext={share === null ? 'Waiting' : `${share} %`}
      />
    </Progress.Root>
  )
}
