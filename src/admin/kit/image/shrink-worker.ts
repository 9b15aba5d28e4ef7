import { shrinkPicture } from './shrink-picture.ts'

/**
 * Message to this worker; the result is sent to the transferred port, null if this browser cannot do it in a worker.
 */
export interface ShrinkRequest {
  file: Blob
  /** Bytes. */
  limit: number
}

addEventListener('message', ({ data: { file, limit }, ports: [port] }: MessageEvent<ShrinkRequest>) => {
  shrinkPicture(file, limit).then(
    (answer) => port?.postMessage(answer),
    () => port?.postMessage(null),
  )
})
