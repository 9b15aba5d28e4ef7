import { useEffect, useRef, useState } from 'react'
import type { Bucket } from '#contract/pictures.ts'
import { fitPicture, type Shrinking } from './fit-picture.ts'
import { UploadError } from './upload-picture.ts'

interface Fit {
  isFitting: boolean
  /** What was done to the last file. */
  shrinking: Shrinking | null
}

/** Shrinks a file when it is chosen, for forms that upload it later. */
export function useFit(bucket: Bucket) {
  const [state, setState] = useState<Fit>({ isFitting: false, shrinking: null })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** @returns the file to send, or the chosen one and why it is refused. */
  const fit = async (chosen: File): Promise<{ file: File; problem: string | null }> => {
    running.current = new AbortController()
    setState({ isFitting: true, shrinking: null })
    try {
      const { file, shrinking } = await fitPicture(bucket, chosen, running.current.signal)
      setState({ isFitting: false, shrinking })
      return { file, problem: null }
    } catch (error) {
      setState({ isFitting: false, shrinking: null })
      return { file: chosen, problem: error instanceof UploadError ? error.message : null }
    }
  }
  return { ...state, fit }
}
