import type { ServerResponse } from 'node:http'

/**
 * How long a connection may lie idle, milliseconds: answers tell it, the server holds to it. Proxies keep theirs for a
 * minute and must be the ones who close, or they send a request on a connection that is just being closed.
 */
export const idleConnection = 75_000

const staysOpen = ['Connection: keep-alive', `Keep-Alive: timeout=${idleConnection / 1000}`]

/** Sends an answer that lies ready. @returns false where it has to go the ordinary way; nothing was sent then. */
export type SendRaw = (response: ServerResponse) => boolean

/** An answer with its head, and the part of the same memory that is its body. */
export interface RawResponse {
  send: SendRaw
  body: Uint8Array<ArrayBuffer>
}

/**
 * An answer as it goes over the wire, head and body in one piece, written past Node's own making of heads: that checks
 * every name and value anew each time, which costs more than sending the page does. Its bookkeeping of connections
 * stays, as the end of the answer is told to it. Only for answers to requests that leave their connection open.
 * @param lines header names and values in turn, with a length; date and connection are added.
 * @param source the body, which is copied behind the head.
 */
export function rawResponse(lines: string[], source: Uint8Array): RawResponse {
  let second = 0
  const date = dateOf(second)
  const head = ['HTTP/1.1 200 OK', ...pairs(lines), ...staysOpen, `Date: ${date}`, '', ''].join('\r\n')
  const bytes = Buffer.allocUnsafeSlow(head.length + source.length)
  bytes.write(head, 'latin1')
  bytes.set(source, head.length)
  const dateAt = head.length - date.length - 4
  const send: SendRaw = (response) => {
    const { socket, req } = response
    const isOrdinary = req.httpVersion === '1.1' && response.shouldKeepAlive
    // Without a socket an earlier answer on this connection is still being sent; one that reads slowly is waited for.
    if (!isOrdinary || !socket || socket.writableLength > 0) return false
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      // Every date has the same length. Who still receives an earlier answer gets the newer date with it.
      bytes.write(dateOf(second), dateAt, 'latin1')
    }
    socket.write(bytes, (error) => {
      if (!error) response.emit('finish')
    })
    return true
  }
  return { send, body: bytes.subarray(head.length) }
}

function pairs(lines: string[]): string[] {
  return lines.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${lines[index + 1]}`] : []))
}

/** The form of RFC 9110, section 5.6.7. @param second since 1970. */
function dateOf(second: number): string {
  return new Date(second * 1000).toUTCString()
}
