import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../api/admin-api.ts'

/** Judged by what is stored, so it is asked again whenever it is shown. */
export const firstRunQuery = queryOptions({
  queryKey: ['first-run'],
  queryFn: ({ signal }) => adminApi.firstRun.status(undefined, { signal }),
  staleTime: 0,
})
