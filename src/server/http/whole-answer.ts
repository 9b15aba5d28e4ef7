import type { ServerResponse } from 'node:http'

/** How long a connection may lie idle, milliseconds: answers tell it, the server holds to it. */
export const idleConnection = 5000

const staysOpen = ['Connection: keep-alive', `Keep-Alive: timeout=${idleConnection / 1000}`]

/** Sends an answer that lies ready. @returns false where it has to go the ordinary way; nothing was sent then. */
export type SendWhole = (response: ServerResponse) => boolean

/**
 * An answer as it goes over the wire, head and body in one piece, written past Node's own making of heads: that checks
 * every name and value anew each time, which costs more than sending the page does. Its bookkeeping of connections
 * stays, as the end of the answer is told to it. Only for answers to requests that leave their connection open.
 * @param lines header names and values in turn, with a length; date and connection are added.
 */
export function wholeAnswer(lines: string[], body: Uint8Array): SendWhole {
  const head = ['HTTP/1.1 200 OK', ...pairs(lines), ...staysOpen].join('\r\n')
  let second = 0
  let bytes = Buffer.alloc(0)
  return (response) => {
    const { socket, req } = response
    const isOrdinary = req.httpVersion === '1.1' && response.shouldKeepAlive
    // Without a socket an earlier answer on this connection is still being sent; one that reads slowly is waited for.
    if (!isOrdinary || !socket || socket.writableLength > 0) return false
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      bytes = Buffer.concat([Buffer.from(`${head}\r\nDate: ${dateOf(second)}\r\n\r\n`, 'latin1'), body])
    }
    socket.write(bytes, (error) => {
      if (!error) response.emit('finish')
    })
    return true
  }
}

function pairs(lines: string[]): string[] {
  return lines.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${lines[index + 1]}`] : []))
}

/** The form of RFC 9110, section 5.6.7. @param second since 1970. */
function dateOf(second: number): string {
  return new Date(second * 1000).toUTCString()
}
