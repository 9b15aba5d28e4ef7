import { useCallback, useEffect, useRef, useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import type { Bucket, Picture } from '#contract/pictures.ts'
import { isDiskFull } from '../api/admin-api.ts'
import { toastFailure } from '../feedback/toasts.ts'
import { fitPicture, type Shrinking } from './fit-picture.ts'
import { uploadPicture, UploadError, type FileUpload } from './upload-picture.ts'
import { useWrite } from '../api/use-write.ts'

interface UploadState {
  /** 0 to 1 during an upload, otherwise null. */
  progress: number | null
  /** The last rejection, to be shown at the field. */
  error: string | null
  /** What was done to the last picture. */
  shrinking: Shrinking | null
}

const idle: UploadState = { progress: null, error: null, shrinking: null }

interface UploadSettings {
  /** For category images. */
  categoryId?: string
  /** Toast for every failure; the field shows the cause. */
  failed?: string
}

/** Uploads one picture at a time and shrinks it before, with progress and error. */
export function useUpload(bucket: Bucket, { categoryId, failed }: UploadSettings = {}) {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { mutateAsync: send } = useWrite({
    write: ({ file, onProgress, signal }: FileUpload, { key }) =>
      uploadPicture({ bucket, file, onProgress, signal, key, ...(categoryId ? { categoryId } : {}) }),
  })

  /** @returns the stored picture, or null when it was rejected. */
  const upload = useCallback(
    async (file: File): Promise<Picture | null> => {
      running.current = new AbortController()
      const { signal } = running.current
      setState({ ...idle, progress: 0 })
      try {
        const fitted = await fitPicture(bucket, file, signal)
        const { shrinking } = fitted
        const onProgress = (progress: number) => setState({ ...idle, progress, shrinking })
        const picture = await send({ file: fitted.file, onProgress, signal })
        setState({ ...idle, shrinking })
        return picture
      } catch (error) {
        setState({ ...idle, error: reportUploadError(error, failed) })
        return null
      }
    },
    [bucket, send, failed],
  )
  /** Clears the last result, once its picture was replaced or removed. */
  const forget = useCallback(() => setState(idle), [])
  return { ...state, forget, uploading: state.progress !== null, upload }
}

/**
 * Shows a toast for a rejected picture.
 * @param toast its text; by default the cause.
 * @returns the cause; null when the upload was aborted.
 */
export function reportUploadError(error: unknown, toast?: string): string | null {
  if (error instanceof DOMException) return null
  const { title, message } = causeOf(error)
  if (toast) toastFailure(toast)
  else toastFailure(message, title)
  return message
}

function causeOf(error: unknown): { title: string; message: string } {
  if (error instanceof UploadError) return error
  const { failed, failedTitle } = adminMessages.upload
  return { title: failedTitle, message: isDiskFull(error) ? adminMessages.diskFull.message : failed }
}
