import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { taskMessages, type AdminTask } from '#contract/admin/exchange/tasks.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure } from '../../kit/feedback/toasts.ts'
import { TaskBar } from '../tasks/task-bar.tsx'
import { shareOf } from '../tasks/tasks-query.ts'
import styles from './imports.module.css'

/** Progress of the work on a file. */
export function ImportTask({ task }: { task: AdminTask }) {
  const queryClient = useQueryClient()
  const cancel = useWrite({
    write: (task_id: string, { api }) => api.tasks.cancel({ task_id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin-tasks'] }),
    onError: () => toastFailure(taskMessages.cancelFailed),
  })
  const share = shareOf(task)
  return (
    <div className={styles.sending}>
      <Text>
        {task.title}… {share === null ? '' : `${share} %`}
      </Text>
      <TaskBar task={task} size="md" />
      <Group justify="space-between">
        <Text c="dimmed">You can leave this page: the task continues, and you see a message when it is done.</Text>
        <Button
          variant="default"
          loading={cancel.isPending}
          disabled={task.cancelling}
          onClick={() => cancel.mutate(task.id)}
        >
          {task.cancelling ? 'Cancelling…' : 'Cancel'}
        </Button>
      </Group>
    </div>
  )
}
