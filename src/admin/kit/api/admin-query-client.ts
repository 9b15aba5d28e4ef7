import { MutationCache, QueryClient } from '@tanstack/react-query'
import { cacheTimes, retries } from '#contract/http/cache-times.ts'
import { callError, isDiskFull, Refused } from './admin-api.ts'

const minute = 60_000

/** Converts times of the specification (minutes) to query options. */
export function queryTimes({ fresh, retained }: { fresh: number; retained: number }) {
  return { staleTime: fresh * minute, gcTime: retained * minute }
}

/**
 * Without a connection a call fails immediately. By default TanStack Query would pause it until the connection is
 * back, and a form would show "saving" all that time.
 */
const networkMode = 'always'

/** The retries are those of specification 9. After a write, what is on the screen is loaded again (specification 7.6). */
export function createAdminQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_result, _variables, _context, { meta }) => {
        if (!meta?.isUnseen) void client.invalidateQueries()
      },
    }),
    defaultOptions: {
      queries: {
        ...queryTimes(cacheTimes.general),
        retry: (failures, error) => isRetryable(error) && failures < retries.queries,
        refetchOnWindowFocus: false,
        refetchOnMount: true,
        networkMode,
      },
      mutations: { retry: (failures, error) => isRetryable(error) && failures < retries.mutations, networkMode },
    },
  })
  return client
}

/**
 * Whether a retry may help: not after a refusal, a full disk or an abort; only after a server error or a lost
 * connection.
 */
function isRetryable(error: unknown): boolean {
  if (error instanceof Refused || error instanceof DOMException || isDiskFull(error)) return false
  return (callError(error)?.status ?? 503) >= 500
}
