import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'

/** Null without a session. For display only: the server checks the session on every call. */
export const identityQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: () => adminApi.account.identity(),
  staleTime: 60_000,
})
