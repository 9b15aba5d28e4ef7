import { useEffect, useRef, useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { pictureLimits, type Bucket } from '#contract/pictures.ts'
import { shrinkPicture, type ShrinkFailure, type Shrunk } from './shrink-picture.ts'
import type { ShrinkRequest } from './shrink-worker.ts'

export interface ShrinkOptions {
  bucket: Bucket
  /** The selected file, which may be too large, or the shrunk one. */
  file: File | null
  /** Gets the shrunk file. */
  onShrunk: (file: File) => unknown
  /** Called when shrinking begins and ends; the form waits for it before saving. */
  onWorking?: ((working: boolean) => void) | undefined
}

/** A shrunk file and its original. */
export interface ShrunkFile extends Omit<Shrunk, 'blob'> {
  before: File
  after: File
}

interface State {
  /** The file that the state belongs to. */
  of: File
  failure?: string
}

/** Shrinks a file to the limit of its bucket, in a worker. */
export function useShrink({ bucket, file, onShrunk, onWorking }: ShrinkOptions) {
  const [state, setState] = useState<State | null>(null)
  const [made, setMade] = useState<ShrunkFile | null>(null)
  const running = useRef(new Map<File, AbortController>())
  const latest = useRef({ onShrunk, onWorking })
  useEffect(() => {
    latest.current = { onShrunk, onWorking }
  })
  // Another file was selected, or the form was unmounted: the result is no longer needed.
  useEffect(() => {
    const { current } = running
    return () => {
      if (file) current.get(file)?.abort()
    }
  }, [file])

  const shrink = async () => {
    if (!file) return
    const controller = new AbortController()
    running.current.set(file, controller)
    setState({ of: file })
    latest.current.onWorking?.(true)
    const answer = await shrinkInWorker({ file, limit: pictureLimits.bytes[bucket] }, controller.signal)
    if (answer && typeof answer === 'object') {
      const { blob, ...size } = answer
      const after = renamed(blob, file)
      setMade({ before: file, after, ...size })
      await latest.current.onShrunk(after)
    } else if (answer) setState({ of: file, failure: adminMessages.shrink[answer] })
    running.current.delete(file)
    latest.current.onWorking?.(false)
  }

  const current = state?.of === file ? state : null
  return {
    shrink,
    working: current !== null && current.failure === undefined,
    failure: current?.failure ?? null,
    made: made?.after === file ? made : null,
  }
}

function renamed(blob: Blob, { name }: File): File {
  const ending = blob.type === 'image/png' ? 'png' : 'jpg'
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type })
}

type ShrinkResult = Shrunk | ShrinkFailure | null

/** @returns null when aborted. */
function shrinkInWorker(request: ShrinkRequest, signal: AbortSignal): Promise<ShrinkResult> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<ShrinkResult>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<ShrinkResult>) => resolve(data ?? shrinkInPage(request)))
    port1.start()
    worker.addEventListener('error', () => resolve(shrinkInPage(request)))
    signal.addEventListener('abort', () => resolve(null))
  })
  worker.postMessage(request, [port2])
  return answer.finally(() => {
    worker.terminate()
    port1.close()
  })
}

/** Fallback for browsers without canvas in workers, and for a worker that fails to load. */
function shrinkInPage({ file, limit }: ShrinkRequest): Promise<ShrinkResult> {
  return shrinkPicture(file, limit).catch(() => 'tooLarge' as const)
}
