import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** How much of a body nobody wants is read before its connection is closed: bytes, milliseconds. */
export interface RestLimits {
  bytes: number
  time: number
}

/** Milliseconds between two looks at how much was read: what is thrown away makes no events. */
const lookEvery = 50

/** The request whose body comes over a connection at present. */
const current = new WeakMap<Socket, IncomingMessage>()

/**
 * A connection that is closed with bytes unread is reset, and an answer that was sent before, such as a 413, may be lost
 * with it. One that comes before its request's end is followed by the end of our side alone, and what the client still
 * sends is read and thrown away.
 */
export function drainBeforeClosing(request: IncomingMessage, limits: RestLimits): void {
  if (!hasBody(request)) return
  const { socket } = request
  const isKnown = current.has(socket)
  current.set(socket, request)
  if (!isKnown) closeGently(socket, limits)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** Node's server calls `destroySoon` after the last answer of a connection. */
function closeGently(socket: Socket, { bytes, time }: RestLimits): void {
  const closeAtOnce = socket.destroySoon.bind(socket)
  let isReading = false
  socket.destroySoon = () => {
    const request = current.get(socket)!
    if (request.complete || isReading) return isReading ? undefined : closeAtOnce()
    isReading = true
    const until = Date.now() + time
    const farthest = socket.bytesRead + bytes
    const look = setInterval(() => {
      if (request.complete || socket.bytesRead > farthest || Date.now() > until) socket.destroy()
    }, lookEvery)
    socket.once('close', () => clearInterval(look))
    socket.end()
    request.resume()
  }
}
