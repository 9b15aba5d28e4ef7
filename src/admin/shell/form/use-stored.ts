import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callError } from '../api/admin-api.ts'
import type { FormPlace } from '../list/use-list-form.ts'

interface StoredOptions<Item> {
  noun: string
  /** Null for a new item. */
  id: string | null
  /** Whether the form is filled, so that nothing has to be loaded. */
  ready: boolean
  load: (id: string) => Promise<Item>
  missing: { code: string; message: string }
  refresh: QueryKey[]
  place: FormPlace
  /** Fills the form. */
  show: (item: Item) => void
}

interface Loading {
  state: 'loading' | 'ready' | 'failed'
  error: Error | null
  retry: () => void
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/**
 * Loads an item and fills its form with it once: values being edited are never replaced. Never from a cache, since a
 * form has to start from what is stored now.
 */
export function useStored<Item>(options: StoredOptions<Item>): Loading {
  const { noun, id, ready, load, missing, refresh, place, show } = options
  const queryClient = useQueryClient()
  const isId = id !== null && uuid.test(id)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [noun, 'form', id],
    queryFn: () => load(id!),
    enabled: isId && !ready,
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (data && !ready) show(data)
    // Runs only when the item has loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  const isMissing = !ready && ((id !== null && !isId) || callError(error)?.code === missing.code)
  useEffect(() => {
    if (!isMissing) return
    place.onMissing(missing.message)
    // The list may still show it.
    for (const queryKey of refresh) void queryClient.invalidateQueries({ queryKey })
    // Runs once, when that is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing])
  const isFailed = error !== null && !isFetching && !isMissing
  return { state: ready ? 'ready' : isFailed ? 'failed' : 'loading', error, retry: () => void refetch() }
}
