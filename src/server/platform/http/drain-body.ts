import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** How much of a refused request's body is still read before its connection is closed: bytes, milliseconds. */
export interface DrainLimits {
  bytes: number
  time: number
}

/** Milliseconds between two checks of how much was read: discarded data emits no events. */
const checkEvery = 50

/** The request whose body is currently received on a connection. */
const current = new WeakMap<Socket, IncomingMessage>()

/**
 * A connection that is closed with unread bytes is reset, and a response that was sent before, such as a 413, may be
 * lost with it. After an early response only our side of the connection is closed, and what the client still sends is
 * read and discarded (docs/decisions/0035).
 */
export function drainBeforeClosing(request: IncomingMessage, limits: DrainLimits): void {
  if (!hasBody(request)) return
  const { socket } = request
  const isPatched = current.has(socket)
  current.set(socket, request)
  if (!isPatched) drainOnClose(socket, limits)
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** Node's server calls `destroySoon` after the last response of a connection. */
function drainOnClose(socket: Socket, { bytes, time }: DrainLimits): void {
  const closeAtOnce = socket.destroySoon.bind(socket)
  let isReading = false
  socket.destroySoon = () => {
    const request = current.get(socket)!
    if (request.complete || isReading) return isReading ? undefined : closeAtOnce()
    isReading = true
    const until = Date.now() + time
    const maxBytesRead = socket.bytesRead + bytes
    const check = setInterval(() => {
      if (request.complete || socket.bytesRead > maxBytesRead || Date.now() > until) socket.destroy()
    }, checkEvery)
    socket.once('close', () => clearInterval(check))
    socket.end()
    request.resume()
  }
}
