import { queryOptions } from '@tanstack/react-query'
import type { AdminTask } from '#contract/admin/exchange/tasks.ts'
import { adminApi } from '../../kit/api/admin-api.ts'

/** Milliseconds between two looks: while something is done, and while nothing is known to be. */
const looks = { busy: 1000, idle: 60_000 } as const

export function isOpen({ finished_at }: AdminTask): boolean {
  return finished_at === null
}

/** Long work of all sessions. */
export const tasksQuery = queryOptions({
  queryKey: ['admin-tasks'],
  queryFn: ({ signal }) => adminApi.tasks.list(undefined, { signal }),
  staleTime: looks.busy,
  refetchInterval: ({ state: { data } }) => (data?.some(isOpen) ? looks.busy : looks.idle),
  retry: false,
})

/** An address of the back office, as links take it. */
export function linkOf(address: string): { to: string; search: Record<string, string> } {
  const { pathname, searchParams } = new URL(address, globalThis.location.origin)
  return { to: pathname, search: Object.fromEntries(searchParams) }
}

/** @returns from 0 to 100; null while it is not known how much there is to do. */
export function shareOf({ done, total }: Pick<AdminTask, 'done' | 'total'>): number | null {
  return total ? Math.floor((100 * Math.min(done, total)) / total) : null
}
