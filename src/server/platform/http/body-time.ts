import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasBody } from './drain-body.ts'
import { uploadPaths } from './middleware/api-guards.ts'

/**
 * Closes a connection whose body takes too long, however steadily it trickles. A picture on a slow line may take as long as
 * the whole request, unless it was refused: only the admin's is read.
 * @param time milliseconds.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, time: number): void {
  if (!hasBody(request)) return
  const timer = setTimeout(() => {
    const isUpload = uploadPaths.includes(request.url?.split('?')[0] ?? '')
    if (!request.complete && !(isUpload && !response.writableEnded)) request.socket.destroy()
  }, time)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}
