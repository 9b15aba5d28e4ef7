import { QueryClient } from '@tanstack/react-query'
import { cacheTimes, retries } from '#contract/cache-times.ts'
import { callError, isDiskFull, Refused } from './admin-api.ts'

const minute = 60_000

/** @returns fresh and retained times of a query from the specification's table. */
export function queryTimes({ fresh, retained }: { fresh: number; retained: number }) {
  return { staleTime: fresh * minute, gcTime: retained * minute }
}

/**
 * Without a connection a call fails and says so. By default it would wait in silence until there is one again, and a
 * form would stand there saving.
 */
const networkMode = 'always'

/** The query client of a visit to the back office, with the retries of the specification. */
export function createAdminQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...queryTimes(cacheTimes.general),
        retry: (failures, error) => mayPass(error) && failures < retries.queries,
        refetchOnWindowFocus: false,
        refetchOnMount: true,
        networkMode,
      },
      mutations: { retry: (failures, error) => mayPass(error) && failures < retries.mutations, networkMode },
    },
  })
}

/**
 * Refusals stay refusals, a full disk full, and what was stopped is stopped; only a failing server or a lost connection
 * is worth another try.
 */
function mayPass(error: unknown): boolean {
  if (error instanceof Refused || error instanceof DOMException || isDiskFull(error)) return false
  return (callError(error)?.status ?? 503) >= 500
}
