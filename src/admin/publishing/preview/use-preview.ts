import { useEffect, useState } from 'react'
import type { Preview, PreviewEntity } from '#contract/admin/drafts/previews.ts'
import { callError } from '../../kit/api/admin-api.ts'
import { useWrite } from '../../kit/api/use-write.ts'

/** Values of a form for its preview. */
export interface Previewed {
  entity: PreviewEntity
  /** Null for a new item. */
  itemId: string | null
  /** The body as the form would send it; fields that are not filled in yet may be missing. */
  body: object
}

export interface PreviewState {
  preview: Preview | null
  /** Counts what the server has taken. */
  version: number
  /** Whether the server has what the form holds now. */
  isCurrent: boolean
  error: unknown
  retry: () => void
}

/** Milliseconds without a key before the form's values are sent. */
const pause = 120

/** Sends what the form holds to the server while it is typed: one call at a time, the latest values next. */
export function usePreview({ entity, itemId, body }: Previewed): PreviewState {
  const [id, setId] = useState(newId)
  const { mutateAsync } = useWrite({
    isUnseen: true,
    write: (text: string, { api }) => api.previews.put({ preview_id: id, entity, ...(JSON.parse(text) as Typed) }),
  })
  const text = JSON.stringify({ item_id: itemId, body })
  const [{ preview, version, sent }, setTaken] = useState<Taken>({ preview: null, version: 0, sent: null })
  const [error, setError] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const isCurrent = sent === text
  useEffect(() => {
    if (isCurrent || isSending || error) return
    const send = async () => {
      setSending(true)
      try {
        const taken = await mutateAsync(text)
        setTaken((before) => ({ preview: taken, version: before.version + 1, sent: text }))
      } catch (cause) {
        // Another session has begun: its previews have addresses of their own.
        if (callError(cause)?.code === 'PREVIEW_NOT_FOUND') setId(newId())
        else setError(cause)
      } finally {
        setSending(false)
      }
    }
    const timer = setTimeout(() => void send(), sent === null ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text, isCurrent, isSending, sent, error, mutateAsync])
  return { preview, version, isCurrent, error, retry: () => setError(null) }
}

interface Typed {
  item_id: string | null
  body: Record<string, unknown>
}

interface Taken {
  preview: Preview | null
  version: number
  /** The values that the server has, as JSON. */
  sent: string | null
}

/** A random UUID. Without `crypto.randomUUID`, which exists only in secure contexts (https or localhost). */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
