import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createElement, useEffect } from 'react'
import type { AdminTask } from '#contract/admin/exchange/tasks.ts'
import { toastFailure, toastSuccess, toastWithButton } from '../../kit/feedback/toasts.ts'
import { OpenButton, toastWithUndo } from '../../kit/feedback/toast-with-undo.tsx'
import { isOpen, linkOf, tasksQuery } from './tasks-query.ts'

/** Running tasks this tab knows about; each completion is announced once, also after a reload. */
const storageKey = 'hatheli-open-tasks'

/** Announces the completion of each running task this tab knows about, and shows what it wrote. */
export function useFinishedTasks(): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const tasks = useQuery(tasksQuery).data
  useEffect(() => {
    if (!tasks) return
    const seen = readSeen()
    const finished = tasks.filter((task) => !isOpen(task) && seen.includes(task.id))
    writeSeen(tasks.filter(isOpen).map(({ id }) => id))
    for (const task of finished) {
      tell(task, () => void navigate(linkOf(task.address!)))
    }
    if (finished.length > 0)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'admin-tasks' })
  }, [tasks, navigate, queryClient])
}

function tell({ kind, state, title, message, change_id, address }: AdminTask, open: () => void): void {
  const text = message ?? title
  const isSeen = isShown(address)
  if (state === 'failed') toastFailure(text, title)
  else if (state === 'cancelled') toastSuccess(text, title)
  else if (isSeen && change_id === null) return
  else if (kind === 'import-check')
    toastWithButton(text, (close) => createElement(OpenButton, { onOpen: open, onUsed: close }))
  else toastWithUndo(text, { change: change_id, ...(isSeen || address === null ? {} : { onOpen: open }) })
}

/** Whether the screen that shows it is open. */
function isShown(address: string | null): boolean {
  return address !== null && `${globalThis.location.pathname}${globalThis.location.search}`.startsWith(address)
}

function readSeen(): string[] {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(storageKey) ?? '[]') as string[]
  } catch {
    return []
  }
}

function writeSeen(ids: string[]): void {
  try {
    globalThis.sessionStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Without storage a completion is announced only if the page stayed open.
  }
}
