import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditionNoun } from '#contract/admin/editions/editions.ts'
import { adminApiFor } from '../../api/admin-api.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { browserId } from './browser-id.ts'

/** Milliseconds without typing before a save. */
const pause = 4000

interface AutosaveOptions<Values> {
  /** Null for a new item, which only this browser stores. */
  item: { noun: EditionNoun; item_id: string } | null
  values: Values
  version: string | null
  dirty: boolean
  /** While the form is being saved. */
  paused: boolean
  /** Key of the query that caches unpublished versions, if one does. */
  cachedIn?: QueryKey
}

/**
 * Stores unsaved values on the server, so that another browser can continue with them. Failures are silent: the next
 * change retries, and this browser has a copy.
 */
export function useAutosave<Values>(options: AutosaveOptions<Values>) {
  const { item, values, version, dirty, paused, cachedIn } = options
  const queryClient = useQueryClient()
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const kept = useRef<{ id: string; hash: string } | null>(null)
  const sending = useRef<Promise<void>>(Promise.resolve())
  const noun = item?.noun
  const item_id = item?.item_id

  const invalidate = useCallback(() => {
    if (cachedIn) void queryClient.invalidateQueries({ queryKey: cachedIn, refetchType: 'none' })
  }, [queryClient, cachedIn])
  const drop = useCallback(() => {
    const discard = async () => {
      const id = kept.current?.id
      kept.current = null
      if (id) await quietly((api) => api.editions.discard({ edition_id: id }))
      invalidate()
    }
    sending.current = sending.current.then(discard)
  }, [invalidate])
  useEffect(() => {
    if (!noun || !item_id || paused) return
    if (!dirty) {
      if (kept.current) drop()
      return
    }
    const hash = hashKey([values])
    const send = async () => {
      if (kept.current?.hash === hash) return
      const body = { values, by: browserId() }
      const saved = await quietly((api) => api.editions.autosave({ noun, item_id, body, base_version: version }))
      if (!saved) return
      kept.current = { id: saved.id, hash }
      setKeptAt(saved.updated_at)
      invalidate()
    }
    const write = () => {
      sending.current = sending.current.then(send)
    }
    const timer = setTimeout(write, pause)
    const writeIfHidden = () => {
      if (document.visibilityState === 'hidden') write()
    }
    document.addEventListener('visibilitychange', writeIfHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', writeIfHidden)
    }
  }, [noun, item_id, values, version, dirty, paused, drop, invalidate])
  return {
    /** When what is in the form was kept last. */
    keptAt: dirty ? keptAt : null,
    /** Resolves when nothing is being sent, so that a save comes last. */
    settled: () => sending.current,
    /** The server has removed it with a save. */
    forget: () => {
      kept.current = null
      setKeptAt(null)
    },
    drop,
  }
}

async function quietly<Result>(call: (api: ReturnType<typeof adminApiFor>) => Promise<Result>): Promise<Result | null> {
  try {
    return await call(adminApiFor(newIdempotencyKey(), () => {}))
  } catch {
    return null
  }
}
