import { Stack, type StackProps, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdminTask } from '#contract/admin/exchange/tasks.ts'
import { framed } from '../../kit/layout/theme.ts'
import { TaskBar } from './task-bar.tsx'
import styles from './task-indicator.module.css'
import { isOpen, linkOf, shareOf, tasksQuery } from './tasks-query.ts'

/** Running tasks, on every screen; empty without any. */
export function TaskIndicator(place: StackProps) {
  const tasks = useQuery(tasksQuery).data?.filter(isOpen) ?? []
  return (
    <Stack
      role="status"
      gap="0.625rem"
      p="0.5rem 0.75rem"
      display={tasks.length === 0 ? 'none' : undefined}
      {...framed}
      {...place}
    >
      {tasks.map((task) => (
        <OneTask key={task.id} task={task} />
      ))}
    </Stack>
  )
}

/** Screen readers hear every tenth percent. */
const step = 10

function OneTask({ task }: { task: AdminTask }) {
  const share = shareOf(task)
  const text = (
    <>
      <span className={styles.title}>{task.title}</span>
      <Text component="span" inherit c="dimmed" aria-hidden>
        {task.state === 'waiting' || share === null ? '…' : `${share} %`}
      </Text>
      <VisuallyHidden>{share === null ? 'waiting' : `${Math.floor(share / step) * step} percent`}</VisuallyHidden>
    </>
  )
  return (
    <Stack gap={6}>
      {task.address ? (
        <Link {...linkOf(task.address)} className={styles.line}>
          {text}
        </Link>
      ) : (
        <span className={styles.line}>{text}</span>
      )}
      <TaskBar task={task} />
    </Stack>
  )
}
