import type { ServerResponse } from 'node:http'

/** @returns false if nothing was sent, because Node has to send this response. */
export type SendRaw = (response: ServerResponse) => boolean

export interface RawResponse {
  send: SendRaw
  /** A view of the buffer that is sent. */
  body: Uint8Array<ArrayBuffer>
}

/**
 * A response as bytes, head and body in one buffer, that bypasses `writeHead`: validating and joining every header for each
 * response costs more than sending the page. Emitting `finish` keeps Node's connection handling intact
 * (docs/decisions/0022, 0039). Only for requests that keep their connection alive.
 * @param lines alternating header names and values, including the content length; date and connection are added.
 * @param source the body, which is copied behind the head.
 * @param idle the server's keep-alive timeout, milliseconds.
 */
export function rawResponse(lines: string[], source: Uint8Array, idle: number): RawResponse {
  const keepAlive = ['Connection: keep-alive', `Keep-Alive: timeout=${idle / 1000}`]
  let second = 0
  const date = dateOf(second)
  const head = ['HTTP/1.1 200 OK', ...pairs(lines), ...keepAlive, `Date: ${date}`, '', ''].join('\r\n')
  const bytes = Buffer.allocUnsafeSlow(head.length + source.length)
  bytes.write(head, 'latin1')
  bytes.set(source, head.length)
  const dateAt = head.length - date.length - 4
  const send: SendRaw = (response) => {
    const { socket, req } = response
    const isOrdinary = req.httpVersion === '1.1' && response.shouldKeepAlive
    // There is no socket while an earlier, pipelined response is sent; Node handles slow readers.
    if (!isOrdinary || !socket || socket.writableLength > 0) return false
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      // Dates have a fixed length. A client that still receives an earlier response may get the newer date.
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

/** IMF-fixdate of RFC 9110, section 5.6.7. @param second since 1970. */
function dateOf(second: number): string {
  return new Date(second * 1000).toUTCString()
}
