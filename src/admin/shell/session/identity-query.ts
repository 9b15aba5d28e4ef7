import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../api/admin-api.ts'

/** Who is signed in; null for nobody. The server decides, on every call. */
export const identityQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: () => adminApi.account.identity(),
  staleTime: 60_000,
})
