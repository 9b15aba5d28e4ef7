import { useRouter } from '@tanstack/react-router'
import { use, useCallback, useSyncExternalStore } from 'react'
import type { Query, QueryCache } from './query-cache.ts'

/** Suspends if no loader has fetched the data. @throws the error of the read, which shows the error page. */
export function useQuery<Data>(query: Query<Data>): Data {
  const queries = useQueryCache()
  const data = useQueryIfCached(query)
  return data === undefined ? use(queries.getPromise(query)) : data
}

/** For data that the page can do without: undefined until it has arrived. */
export function useQueryIfCached<Data>(query: Query<Data>): Data | undefined {
  const queries = useQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = queries.subscribe(query, listener)
      queries.refresh(query)
      return unsubscribe
    },
    // Renders create new query objects with the same key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [queries, query.key],
  )
  const snapshot = () => queries.get(query)
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

/** @returns the cache of this visit or render. */
export function useQueryCache(): QueryCache {
  return useRouter().options.context.queries
}
