import { shrinkPicture } from './shrink-picture.ts'

/** What is asked of this worker; the answer goes through the port that comes along, null if it cannot be done here. */
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
