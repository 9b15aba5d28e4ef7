import { ORPCError } from '@orpc/client'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { pictureMessages } from '#contract/messages.ts'
import { pictureLimits, pictureSchema, type Bucket, type Picture } from '#contract/pictures.ts'
import { Refused } from '../api/admin-api.ts'

/** Why a file was not taken, in words for the person who chose it. */
export class UploadRefused extends Refused {
  override name = 'UploadRefused'
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

/** A file on its way. */
export interface SentFile {
  file: File
  /** From 0 to 1 while the bytes travel. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

interface UploadOptions extends SentFile {
  bucket: Bucket
  /** For category images: the category that the file is named after. */
  categoryId?: string
  /** The same for every try. */
  key: string
}

/**
 * Sends a picture. XMLHttpRequest is used because it alone tells how far an upload has come.
 * @throws UploadRefused when the server does not take the file; a call's error when nobody is signed in; TypeError when
 * it was not reached.
 */
export async function uploadPicture(options: UploadOptions): Promise<Picture> {
  const { bucket, file, categoryId, onProgress, signal, key } = options
  signal.throwIfAborted()
  const body = new FormData()
  body.set('bucket', bucket)
  body.set('file', file)
  if (categoryId) body.set('category_id', categoryId)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(pictureSchema.parse(JSON.parse(request.responseText)))
      else reject(refusalOf(request))
    })
    request.addEventListener('error', () => reject(new TypeError('the server was not reached')))
    request.addEventListener('abort', () => reject(new DOMException('upload stopped', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', '/api/admin/pictures')
    request.setRequestHeader(idempotencyHeader, key)
    request.send(body)
  })
}

function refusalOf({ status, responseText }: XMLHttpRequest): Error {
  try {
    const { code, message, data } = JSON.parse(responseText) as Refusal
    return data?.title ? new UploadRefused(data.title, message) : new ORPCError(code, { status, message })
  } catch {
    return new TypeError('the answer could not be read')
  }
}

/** A refusal as the API words it; a title comes with what is said of the file. */
interface Refusal {
  code: string
  message: string
  data?: { title?: string }
}

/** What can be said before anything is sent; the server judges by the file's content all the same. */
export function refusalBeforeUpload(bucket: Bucket, file: File): UploadRefused | null {
  const { type, size } = pictureMessages[bucket]
  if (!typeFits(bucket, file)) return new UploadRefused(type.title, type.message)
  if (isTooLarge(bucket, file)) return new UploadRefused(size.title, size.message)
  return null
}

/** Whether a file is refused for its bytes, and for nothing else. */
export function isTooLarge(bucket: Bucket, file: File): boolean {
  return typeFits(bucket, file) && file.size > pictureLimits.bytes[bucket]
}

function typeFits(bucket: Bucket, { type }: File): boolean {
  const photosOnly = bucket === 'trip-images' || bucket === 'blog-images'
  return photosOnly ? ['image/jpeg', 'image/jpg', 'image/png'].includes(type) : type.startsWith('image/')
}
