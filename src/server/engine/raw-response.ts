import type { ServerResponse } from 'node:http'

/** Sends a finished response. @returns false where Node has to send it; nothing was sent then. */
export type SendRaw = (response: ServerResponse) => boolean

/** A response with its head, and the part of the same memory that is its body. */
export interface RawResponse {
  send: SendRaw
  body: Uint8Array<ArrayBuffer>
}

/**
 * A response as it goes over the wire, head and body in one buffer, bypassing `writeHead`: that checks and joins every
 * name and value for each response, which costs more than sending the page does. Node's bookkeeping of connections
 * stays, as `finish` is emitted (docs/decisions/0022, 0039). Only for requests that leave their connection open.
 * @param lines header names and values in turn, with a length; date and connection are added.
 * @param source the body, which is copied behind the head.
 * @param idle how long the server keeps an idle connection, milliseconds.
 */
export function rawResponse(lines: string[], source: Uint8Array, idle: number): RawResponse {
  const staysOpen = ['Connection: keep-alive', `Keep-Alive: timeout=${idle / 1000}`]
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
    // Without a socket an earlier response is still being sent on this connection; a slow reader is left to Node.
    if (!isOrdinary || !socket || socket.writableLength > 0) return false
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      // Every date has the same length. A client still receiving an earlier response gets the newer date with it.
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
