import { QueryClient } from '@tanstack/react-query'
import { cacheTimes, retries } from '#contract/cache-times.ts'
import { minutes } from '#site/shell/query-times.ts'

const onServer = typeof document === 'undefined'

/**
 * A query client with the times and retries of the specification; one for each request on the server, one for a
 * browser's visit. On the server nothing is collected by timers: they would keep every request's data alive.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minutes(cacheTimes.general.fresh),
        gcTime: onServer ? Infinity : minutes(cacheTimes.general.retained),
        retry: onServer ? false : retryQuery,
        refetchOnWindowFocus: false,
        refetchOnMount: true,
      },
      mutations: { retry: onServer ? false : retries.mutations },
    },
  })
}

/** What is not there will not be there the second time: only failures that may pass are tried again. */
function retryQuery(failures: number, error: unknown): boolean {
  const status = (error as { status?: number }).status ?? 500
  return status >= 500 && failures < retries.queries
}
