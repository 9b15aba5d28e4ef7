import { useEffect, useRef, useState } from 'react'
import type { Bucket, Picture } from '#contract/pictures.ts'
import { useWrite } from '../../api/use-write.ts'
import { toastFailure } from '../../feedback/toasts.ts'
import { refusedFiles, type RefusedFile } from '../shrink-list.tsx'
import { uploadPicture, validateFile, type FileUpload, type UploadError } from '../upload-picture.ts'
import { reportUploadError } from '../use-upload.ts'

/** A picture on its way. */
export interface QueuedUpload {
  key: number
  name: string
  /** Object URL of the file. */
  preview: string
  /** Progress from 0 to 1. */
  progress: number
  stop: () => void
}

interface QueueOptions {
  bucket: Bucket
  /** Whether the pictures stay without being used. */
  keep?: boolean
  /** Number of pictures that still fit, and messages about the others: in a toast, and at each of them. */
  room?: { left: number; full: string; each: string }
  /** Called for each stored picture. */
  onStored: (picture: Picture) => void
}

/**
 * Uploads several pictures one after the other, in the order in which they were dropped. Every file that is refused is
 * named with its reason, and takes no place from the others.
 */
export function useUploadQueue({ bucket, keep = false, room, onStored }: QueueOptions) {
  const [uploads, setUploads] = useState<QueuedUpload[]>([])
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const running = useRef(new Map<number, AbortController>())
  useEffect(() => () => running.current.forEach((controller) => controller.abort()), [])

  const { mutateAsync: upload } = useWrite({
    write: (sent: FileUpload, { key }) => uploadPicture({ ...sent, bucket, keep, key }),
  })

  const send = async (file: File, { key, preview }: QueuedUpload): Promise<void> => {
    const { signal } = running.current.get(key)!
    const onProgress = (progress: number) =>
      setUploads((current) => current.map((each) => (each.key === key ? { ...each, progress } : each)))
    try {
      onStored(await upload({ file, onProgress, signal }))
    } catch (error) {
      const message = reportUploadError(error)
      if (message) setRefused((current) => [...current, ...refusedFiles([file], message)])
    } finally {
      URL.revokeObjectURL(preview)
      running.current.delete(key)
      setUploads((current) => current.filter((each) => each.key !== key))
    }
  }

  /** Sends what fits, and names the others. */
  const sendFitting = async (files: File[]) => {
    const fitting = room ? Math.max(0, room.left - uploads.length) : files.length
    const left = files.slice(fitting)
    if (room && left.length > 0) {
      toastFailure(room.full)
      setRefused((current) => [...current, ...refusedFiles(left, room.each)])
    }
    const waiting = files.slice(0, fitting).map((file) => begin(file, running.current))
    setUploads((current) => [...current, ...waiting.map(({ upload }) => upload)])
    for (const { file, upload } of waiting) await send(file, upload)
  }

  const addFiles = async (files: File[]) => {
    const judged = files.map((file) => ({ file, problem: validateFile(bucket, file) }))
    setRefused(judged.flatMap(({ file, problem }) => (problem ? refusedFiles([file], problem.message) : [])))
    for (const problem of oneOfEach(judged.map(({ problem }) => problem))) reportUploadError(problem)
    await sendFitting(judged.flatMap(({ file, problem }) => (problem ? [] : [file])))
  }

  const addShrunk = (file: File) => sendFitting([file])

  return { addFiles, addShrunk, refused, uploads }
}

/** One toast for each kind of problem: the files themselves are listed. */
function oneOfEach(problems: (UploadError | null)[]): UploadError[] {
  return [...new Map(problems.flatMap((problem) => (problem ? [[problem.title, problem] as const] : []))).values()]
}

let files = 0

function begin(file: File, running: Map<number, AbortController>): { file: File; upload: QueuedUpload } {
  files += 1
  const key = files
  const controller = new AbortController()
  running.set(key, controller)
  const stop = () => controller.abort()
  return { file, upload: { key, name: file.name, preview: URL.createObjectURL(file), progress: 0, stop } }
}
