import { useCallback, useEffect, useRef, useState } from 'react'

interface CopyOptions<Content> {
  /** The unsaved content, with the key of its copy; null while nothing is unsaved. */
  content: Content | null
  isPaused: boolean
  /** Milliseconds after the last change. */
  pause: number
  /** @returns null if it could not be stored. */
  write: (content: Content) => Promise<{ at: string; remove: Remove } | null>
}

type Remove = () => Promise<unknown>

/**
 * Stores a copy of unsaved input a while after the last change, and at once when the tab is hidden; removes it when
 * nothing is unsaved. Failures are silent: the next change tries again.
 */
export function useCopy<Content extends { key: string }>(options: CopyOptions<Content>) {
  const { content, isPaused, pause, write } = options
  const [storedAt, setStoredAt] = useState<string | null>(null)
  const copy = useRef<{ key: string; remove: Remove } | null>(null)
  // Stored or given up; it is not stored again.
  const done = useRef<Content | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const drop = useCallback(() => {
    const remove = async () => {
      const dropped = copy.current
      copy.current = null
      await dropped?.remove()
    }
    queue.current = queue.current.then(remove)
    return queue.current
  }, [])
  useEffect(() => {
    if (isPaused) return
    if (!content) return void drop()
    const store = async () => {
      if (done.current === content) return
      const written = await write(content)
      if (!written) return
      const before = copy.current
      done.current = content
      copy.current = { key: content.key, remove: written.remove }
      setStoredAt(written.at)
      // A new item that was saved has another key from then on.
      if (before && before.key !== content.key) await before.remove()
    }
    const storeNext = () => void (queue.current = queue.current.then(store))
    const timer = setTimeout(storeNext, pause)
    // A phone may close a tab in the background without notice.
    const storeIfHidden = () => void (document.visibilityState === 'hidden' && storeNext())
    document.addEventListener('visibilitychange', storeIfHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', storeIfHidden)
    }
  }, [content, isPaused, pause, write, drop])
  return {
    /** When the last copy was stored. */
    storedAt,
    /** Resolves when nothing is being written. */
    settled: () => queue.current,
    /** Removes the copy after the user has discarded the input. */
    giveUp: () => {
      done.current = content
      return drop()
    },
    /** The copy was removed elsewhere. */
    forget: () => {
      copy.current = null
      setStoredAt(null)
    },
    /** A copy from before is what the form holds now. */
    adopt: (key: string, remove: Remove) => {
      copy.current ??= { key, remove }
    },
  }
}
