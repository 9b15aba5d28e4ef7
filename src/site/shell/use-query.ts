import { useRouter } from '@tanstack/react-router'
import { use, useCallback, useSyncExternalStore } from 'react'
import type { Query, QueryCache } from './query-cache.ts'

/** @returns what the page reads; waits for it where a loader has not. @throws into the error page. */
export function useQuery<Data>(query: Query<Data>): Data {
  const reads = useQueryCache()
  const data = useQueryIfCached(query)
  return data === undefined ? use(reads.awaited(query)) : data
}

/** @returns what is cached of something that the page can do without; undefined until it arrives. */
export function useQueryIfCached<Data>(query: Query<Data>): Data | undefined {
  const reads = useQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = reads.subscribe(query, listener)
      reads.refresh(query)
      return end
    },
    // The key stands for the query: a new object with the same key reads the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [reads, query.key],
  )
  const known = () => reads.known(query)
  return useSyncExternalStore(subscribe, known, known)
}

/** @returns the cache of this visit, or of this render. */
export function useQueryCache(): QueryCache {
  return useRouter().options.context.reads
}
