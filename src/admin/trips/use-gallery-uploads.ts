import { useEffect, useRef, useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import type { Picture } from '#contract/pictures.ts'
import { refusedFiles, type RefusedFile } from '../shell/image/shrink-list.tsx'
import { toastFailure } from '../shell/feedback/toasts.ts'
import { isTooLarge, validateFile, uploadPicture, type FileUpload } from '../shell/image/upload-picture.ts'
import { reportUploadError } from '../shell/image/use-upload.ts'
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
 * @param capacity how many more pictures the gallery can hold.
 * @param onStored called for each stored picture.
 */
export function useGalleryUploads(capacity: number, onStored: (picture: Picture) => void) {
  const [uploads, setUploads] = useState<GalleryUpload[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tooLarge, setTooLarge] = useState<RefusedFile[]>([])
  const running = useRef(new Map<number, AbortController>())
  useEffect(() => () => running.current.forEach((controller) => controller.abort()), [])

  const { mutateAsync: upload } = useWrite({
    write: (sent: FileUpload, { key }) => uploadPicture({ ...sent, bucket, key }),
  })

  const send = async (file: File, { key, preview }: GalleryUpload): Promise<string | null> => {
    const { signal } = running.current.get(key)!
    const onProgress = (progress: number) =>
      setUploads((current) => current.map((each) => (each.key === key ? { ...each, progress } : each)))
    try {
      onStored(await upload({ file, onProgress, signal }))
      return null
    } catch (error) {
      return reportUploadError(error)
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
      const message = await send(file, upload)
      if (message) setRefusal(message)
    }
  }

  /** @returns the files that fit into the gallery; reports the others. */
  const limitToCapacity = (files: File[]): File[] => {
    const accepted = files.slice(0, Math.max(0, capacity - uploads.length))
    const left = accepted.length < files.length ? adminMessages.trips.imagesFull : null
    if (left) toastFailure(left)
    setRefusal(left)
    return accepted
  }

  const addFiles = async (files: File[]) => {
    const accepted = limitToCapacity(files)
    const invalid = accepted.find((file) => validateFile(bucket, file))
    const message = invalid ? reportUploadError(validateFile(bucket, invalid)) : null
    // Files that are too large have a message each in `ShrinkList`.
    if (invalid && !isTooLarge(bucket, invalid)) setRefusal(message)
    setTooLarge(refusedFiles(accepted.filter((file) => isTooLarge(bucket, file))))
    await sendAll(accepted.filter((file) => !validateFile(bucket, file)))
  }

  const addShrunk = (file: File) => sendAll(limitToCapacity([file]))

  return { addFiles, addShrunk, tooLarge, uploads, refusal }
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
