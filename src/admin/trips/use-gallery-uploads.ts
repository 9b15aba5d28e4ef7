import { useEffect, useRef, useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import type { Picture } from '#contract/pictures.ts'
import { asAdmin } from '../shell/sign-in-again.tsx'
import { toastFailure } from '../shell/toasts.ts'
import { refusalBeforeUpload, uploadPicture } from '../shell/upload-picture.ts'
import { reportRefusal } from '../shell/use-upload.ts'

const bucket = 'trip-images'

/** A picture on its way. */
export interface GalleryUpload {
  key: number
  name: string
  /** Address of the chosen file in this browser. */
  preview: string
  /** From 0 to 1. */
  progress: number
  stop: () => void
}

/**
 * Uploads several pictures one after the other, in the order in which they were dropped.
 * @param room how many more pictures fit.
 * @param onStored gets each picture when it is stored.
 */
export function useGalleryUploads(room: number, onStored: (picture: Picture) => void) {
  const [uploads, setUploads] = useState<GalleryUpload[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef(new Map<number, AbortController>())
  useEffect(() => () => running.current.forEach((controller) => controller.abort()), [])

  const send = async (file: File, { key, preview }: GalleryUpload): Promise<string | null> => {
    const { signal } = running.current.get(key)!
    const onProgress = (progress: number) =>
      setUploads((current) => current.map((each) => (each.key === key ? { ...each, progress } : each)))
    try {
      signal.throwIfAborted()
      onStored(await asAdmin(() => uploadPicture({ bucket, file, onProgress, signal })))
      return null
    } catch (error) {
      return reportRefusal(error)
    } finally {
      URL.revokeObjectURL(preview)
      running.current.delete(key)
      setUploads((current) => current.filter((each) => each.key !== key))
    }
  }

  /** Checks the files and sends those that fit. */
  const take = async (files: File[]) => {
    const fitting = files.slice(0, Math.max(0, room - uploads.length))
    const wrong = fitting.map((file) => refusalBeforeUpload(bucket, file)).find(Boolean)
    const left = fitting.length < files.length ? adminMessages.trips.imagesFull : null
    if (left) toastFailure(left)
    setRefusal((wrong ? reportRefusal(wrong) : null) ?? left)
    const waiting = fitting
      .filter((file) => !refusalBeforeUpload(bucket, file))
      .map((file) => begin(file, running.current))
    setUploads((current) => [...current, ...waiting.map(({ upload }) => upload)])
    for (const { file, upload } of waiting) {
      const said = await send(file, upload)
      if (said) setRefusal(said)
    }
  }

  return { take, uploads, refusal }
}

let files = 0

function begin(file: File, running: Map<number, AbortController>): { file: File; upload: GalleryUpload } {
  files += 1
  const key = files
  const controller = new AbortController()
  running.set(key, controller)
  const stop = () => controller.abort()
  return { file, upload: { key, name: file.name, preview: URL.createObjectURL(file), progress: 0, stop } }
}
