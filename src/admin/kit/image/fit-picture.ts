import {
  damagedPicture,
  heicPicture,
  pictureMessages,
  tooManyPixels,
} from '#contract/admin/content/picture-messages.ts'
import type { PictureMessage } from '#contract/admin/content/picture-messages.ts'
import { pictureLimits, type Bucket } from '#contract/pictures.ts'
import { claimedFormat, signatureLength } from '#values/pictures/claimed-format.ts'
import { askWorker } from '../api/ask-worker.ts'
import { shrinkPicture, type ShrinkFailure, type Shrunk } from './shrink-picture.ts'
import type { ShrinkRequest } from './shrink-worker.ts'
import { UploadError } from './upload-picture.ts'
import { hasAllowedType, isImage, needsConversion } from './upload/file-types.ts'

/** What shrinking or converting did to a file. */
export interface Shrinking extends Omit<Shrunk, 'blob'> {
  /** Bytes. */
  before: number
  after: number
}

export interface FittedPicture {
  file: File
  /** Null for a file that is sent as it is. */
  shrinking: Shrinking | null
}

/**
 * Shrinks a picture that is too large for its bucket, and converts one in another format. The server checks the
 * content in any case.
 * @throws UploadError when the file cannot be used; the signal's reason when it was aborted.
 */
export async function fitPicture(bucket: Bucket, file: File, signal: AbortSignal): Promise<FittedPicture> {
  const limit = pictureLimits.bytes[bucket]
  const refusal = checkFile(bucket, file)
  if (refusal) throw refusal
  if (file.size <= limit && !needsConversion(bucket, file)) return { file, shrinking: null }
  const result = await oneByOne(() => shrink({ file, limit }, signal))
  if (typeof result === 'string') throw new UploadError(await messageOf(result, bucket, file))
  const { blob, ...facts } = result
  return { file: renamed(blob, file), shrinking: { ...facts, before: file.size, after: blob.size } }
}

/** @returns why a file is refused by its name and type alone. */
export function checkFile(bucket: Bucket, file: File): UploadError | null {
  return isImage(file) ? null : new UploadError(pictureMessages[bucket].type)
}

type Failure = ShrinkFailure | 'tooManyPixels'

async function messageOf(failure: Failure, bucket: Bucket, file: File): Promise<PictureMessage> {
  const { type, size } = pictureMessages[bucket]
  if (failure !== 'unreadable') return failure === 'tooLarge' ? size : tooManyPixels
  const claimed = claimedFormat(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
  if (claimed === 'heic' || /\.hei[cf]$/i.test(file.name)) return heicPicture
  if (!hasAllowedType(bucket, file) || needsConversion(bucket, file)) return type
  return claimed === 'stored' ? damagedPicture : size
}

function renamed(blob: Blob, { name }: File): File {
  const ending = blob.type === 'image/png' ? 'png' : 'jpg'
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type })
}

let last: Promise<unknown> = Promise.resolve()

/** A photo of 48 megapixels takes 200 MB while it is decoded; a phone has room for one. */
function oneByOne<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work)
  last = result
  return result
}

async function shrink(request: ShrinkRequest, signal: AbortSignal): Promise<Shrunk | Failure> {
  signal.throwIfAborted()
  const { width, height } = await sizeOf(request.file)
  if (width * height > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side) return 'tooManyPixels'
  signal.throwIfAborted()
  return shrinkInWorker(request, signal)
}

/** Reads only the header of a picture. @returns zeros for a file that cannot be read. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  await new Promise((resolve) => {
    image.addEventListener('load', resolve)
    image.addEventListener('error', resolve)
    image.src = url
  })
  URL.revokeObjectURL(url)
  return { width: image.naturalWidth, height: image.naturalHeight }
}

async function shrinkInWorker(request: ShrinkRequest, signal: AbortSignal): Promise<Shrunk | ShrinkFailure> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  return (await askWorker<Shrunk | ShrinkFailure>(worker, request, { signal })) ?? shrinkInPage(request)
}

/** Fallback for browsers without canvas in workers, and for a worker that fails to load. */
function shrinkInPage({ file, limit }: ShrinkRequest): Promise<Shrunk | ShrinkFailure> {
  return shrinkPicture(file, limit).catch(() => 'tooLarge' as const)
}
