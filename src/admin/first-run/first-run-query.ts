import { queryOptions } from '@tanstack/react-query'
import type { FirstRun, FirstStepName } from '#contract/admin/first-run/first-run.ts'
import { adminApi } from '../kit/api/admin-api.ts'

/** The steps depend on stored content, so each display fetches them again. */
export const firstRunQuery = queryOptions({
  queryKey: ['first-run'],
  queryFn: ({ signal }) => adminApi.firstRun.status(undefined, { signal }),
  staleTime: 0,
})

/** Whether the steps that are shown ask for it, so that nothing else has to. */
export function asksFor({ put_away, steps }: FirstRun, step: FirstStepName): boolean {
  return !put_away && steps.some(({ name, done }) => name === step && !done)
}
