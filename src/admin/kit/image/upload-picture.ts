import { ORPCError } from '@orpc/client'
import { idempotencyHeader } from '#contract/http/idempotency.ts'
import type { PictureMessage } from '#contract/admin/content/picture-messages.ts'
import { pictureSchema, type Bucket, type Picture } from '#contract/pictures.ts'
import { Refused } from '../api/admin-api.ts'
import { personHeaders } from '../api/person.ts'

/** A rejected file; the message is for the user. */
export class UploadError extends Refused {
  override name = 'UploadError'
  readonly title: string

  constructor({ title, message }: PictureMessage) {
    super(message)
    this.title = title
  }
}

export interface FileUpload {
  file: File
  /** Share of the bytes sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

interface UploadOptions extends FileUpload {
  bucket: Bucket
  /** For category images: the category that the file is named after. */
  categoryId?: string
  /** Whether the picture stays without being used. */
  keep?: boolean
  /** Idempotency key, the same for all attempts. */
  key: string
}

/**
 * Uses XMLHttpRequest, since `fetch` does not report upload progress.
 * @throws UploadRefused when the server rejects the file; ORPCError for other error responses; TypeError when the
 * server cannot be reached.
 */
export async function uploadPicture(options: UploadOptions): Promise<Picture> {
  const { bucket, file, categoryId, keep = false, onProgress, signal, key } = options
  signal.throwIfAborted()
  const body = new FormData()
  body.set('bucket', bucket)
  body.set('file', file)
  if (keep) body.set('keep', 'true')
  if (categoryId) body.set('category_id', categoryId)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(pictureSchema.parse(JSON.parse(request.responseText)))
      else reject(errorOf(request))
    })
    request.addEventListener('error', () => reject(new TypeError('the server was not reached')))
    request.addEventListener('abort', () => reject(new DOMException('upload stopped', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', '/api/admin/pictures')
    for (const [name, value] of Object.entries({ [idempotencyHeader]: key, ...personHeaders() })) {
      request.setRequestHeader(name, value)
    }
    request.send(body)
  })
}

function errorOf({ status, responseText }: XMLHttpRequest): Error {
  try {
    const { code, message, data } = JSON.parse(responseText) as ErrorBody
    return data?.title ? new UploadError({ title: data.title, message }) : new ORPCError(code, { status, message })
  } catch {
    return new TypeError('the answer could not be read')
  }
}

/** Error response of the API; `data.title` exists when the file was rejected. */
interface ErrorBody {
  code: string
  message: string
  data?: { title?: string }
}
