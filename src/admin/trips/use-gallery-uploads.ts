import { useEffect, useRef, useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import type { Picture } from '#contract/pictures.ts'
import { refusedFiles, type RefusedFile } from '../shell/image/shrink-list.tsx'
import { toastFailure } from '../shell/feedback/toasts.ts'
import { isTooLarge, refusalBeforeUpload, uploadPicture, type SentFile } from '../shell/image/upload-picture.ts'
import { reportRefusal } from '../shell/image/use-upload.ts'
import { useWrite } from '../shell/api/use-write.ts'

export const bucket = 'trip-images'

export interface GalleryUpload {
  key: number
  name: string
  /** Object URL of the file. */
  preview: string
  /** From 0 to 1. */
  progress: number
  stop: () => void
}

/**
 * Uploads several pictures one after the other, in the order in which they were dropped.
 * @param room how many more pictures the gallery can hold.
 * @param onStored called for each stored picture.
 */
export function useGalleryUploads(room: number, onStored: (picture: Picture) => void) {
  const [uploads, setUploads] = useState<GalleryUpload[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tooLarge, setTooLarge] = useState<RefusedFile[]>([])
  const running = useRef(new Map<number, AbortController>())
  useEffect(() => () => running.current.forEach((controller) => controller.abort()), [])

  const { mutateAsync: upload } = useWrite({
    write: (sent: SentFile, { key }) => uploadPicture({ ...sent, bucket, key }),
  })

  const send = async (file: File, { key, preview }: GalleryUpload): Promise<string | null> => {
    const { signal } = running.current.get(key)!
    const onProgress = (progress: number) =>
      setUploads((current) => current.map((each) => (each.key === key ? { ...each, progress } : each)))
    try {
      onStored(await upload({ file, onProgress, signal }))
      return null
    } catch (error) {
      return reportRefusal(error)
    } finally {
      URL.revokeObjectURL(preview)
      running.current.delete(key)
      setUploads((current) => current.filter((each) => each.key !== key))
    }
  }

  const sendAll = async (files: File[]) => {
    const waiting = files.map((file) => begin(file, running.current))
    setUploads((current) => [...current, ...waiting.map(({ upload }) => upload)])
    for (const { file, upload } of waiting) {
      const said = await send(file, upload)
      if (said) setRefusal(said)
    }
  }

  /** @returns the files that fit into the gallery; reports the others. */
  const fitting = (files: File[]): File[] => {
    const some = files.slice(0, Math.max(0, room - uploads.length))
    const left = some.length < files.length ? adminMessages.trips.imagesFull : null
    if (left) toastFailure(left)
    setRefusal(left)
    return some
  }

  const take = async (files: File[]) => {
    const some = fitting(files)
    const wrong = some.find((file) => refusalBeforeUpload(bucket, file))
    const said = wrong ? reportRefusal(refusalBeforeUpload(bucket, wrong)) : null
    // Files that are too large have a message each in `ShrinkList`.
    if (wrong && !isTooLarge(bucket, wrong)) setRefusal(said)
    setTooLarge(refusedFiles(some.filter((file) => isTooLarge(bucket, file))))
    await sendAll(some.filter((file) => !refusalBeforeUpload(bucket, file)))
  }

  const takeShrunk = (file: File) => sendAll(fitting([file]))

  return { take, takeShrunk, tooLarge, uploads, refusal }
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
