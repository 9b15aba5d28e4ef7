import { useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, writeDraft, type FormDraft } from './draft-store.ts'

/** Debounce, milliseconds. */
const debounceTime = 500

interface DraftOptions<Values> {
  /** Names form and item. */
  key: string
  /** Whether the form shows the stored values, so that what it holds is what was typed. */
  ready: boolean
  dirty: boolean
  values: Values
  base: Values
  version: string | null
  /** Whether files are being uploaded. */
  withFiles: boolean
  onRestore: (draft: FormDraft<Values>) => void
}

/** An earlier draft that can be restored. */
export interface DraftOffer {
  /** Milliseconds since 1970. */
  at: number
  withFiles: boolean
  /** Whether it was typed in another browser. */
  elsewhere?: boolean
  restore: () => void
  discard: () => void
}

/**
 * Keeps what was typed but not saved in this browser, so that it survives a reload or a crash, and offers it when the
 * form is opened again. While an offer waits for its answer, newer typing is kept in its place.
 */
export function useFormDraft<Values>(options: DraftOptions<Values>) {
  const { key, ready, dirty, values, base, version, withFiles, onRestore } = options
  const [offered, setOffered] = useState<FormDraft<Values> | null>(null)
  // A new item that was saved goes on under another key, without an offer.
  const [openedKey] = useState(key)
  useEffect(() => {
    if (!ready) return
    let isCurrent = true
    const offer = async () => {
      const draft = await readDraft<Values>(openedKey)
      if (isCurrent && draft) setOffered(draft)
    }
    void offer()
    return () => {
      isCurrent = false
    }
  }, [ready, openedKey])
  const stopKeeping = useKept(key, dirty ? { values, base, version, withFiles } : null)
  return {
    offer: offered && {
      at: offered.at,
      withFiles: offered.withFiles,
      restore: () => {
        setOffered(null)
        onRestore(offered)
      },
      discard: () => {
        setOffered(null)
        if (!dirty) void removeDraft(key)
      },
    },
    /** What is typed now was given up on purpose; an offer that was not answered remains. */
    forget: () => {
      stopKeeping()
      void (offered ? writeDraft(key, offered) : removeDraft(key))
    },
  }
}

/**
 * Writes a draft some time after the last change, and removes it when nothing is unsaved any more.
 * @returns a function after which nothing is written until something else is typed.
 */
function useKept<Values>(key: string, draft: Omit<FormDraft<Values>, 'at'> | null) {
  const kept = useRef<string | null>(null)
  const givenUp = useRef(false)
  const { values, base, version, withFiles } = draft ?? {}
  useEffect(() => {
    const isUnsaved = values !== undefined && base !== undefined && version !== undefined
    if (kept.current !== null && (!isUnsaved || kept.current !== key)) {
      void removeDraft(kept.current)
      kept.current = null
    }
    if (!isUnsaved) return
    givenUp.current = false
    const write = () => {
      if (givenUp.current) return
      kept.current = key
      void writeDraft(key, { values, base, version, withFiles: withFiles ?? false, at: Date.now() })
    }
    const timer = setTimeout(write, debounceTime)
    // A phone may drop a tab in the background without a further word.
    const writeIfHidden = () => {
      if (document.visibilityState === 'hidden') write()
    }
    document.addEventListener('visibilitychange', writeIfHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', writeIfHidden)
    }
  }, [key, values, base, version, withFiles])
  return () => {
    givenUp.current = true
  }
}
