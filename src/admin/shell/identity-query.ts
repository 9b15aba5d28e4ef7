import { queryOptions } from '@tanstack/react-query'
import type { Identity } from '#contract/account.ts'
import { adminApi, isSignedOut } from './admin-api.ts'

/** Who is signed in; null for nobody. The server decides, on every call. */
export const identityQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: async (): Promise<Identity | null> => {
    try {
      return await adminApi.account.identity()
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
  staleTime: 60_000,
})
