import { Hono } from 'hono'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { closeServers, drain, head, readAll, startServer, upload } from '#tests/support/socket-server.ts'
import { limitBody } from './middleware/api-guards.ts'

afterEach(closeServers)

describe('the body of a refused request', () => {
  const refuse = () => new Response('too large', { status: 413, headers: { connection: 'close' } })

  /** The program's middleware reads nothing of a body with a `Content-Length`, and the beginning of a chunked one. */
  const limited = new Hono().use(limitBody).all('*', async (c) => c.text(await c.req.text()))

  it.each([
    ['with a Content-Length', (bytes: number) => `Content-Length: ${bytes}\r\n`, (text: string) => text],
    [
      'in chunks',
      () => 'Transfer-Encoding: chunked\r\n',
      (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`,
    ],
  ])('%s is drained, so that the response is not lost', async (_, framing, piece) => {
    const { openSocket } = await startServer({}, { fetch: limited.fetch })
    const socket = await openSocket()
    const pieces = 10
    const text = 'x'.repeat(400_000)
    socket.write(head('POST', '/api/regions', `${framing(pieces * text.length)}Content-Type: application/json\r\n`))
    for (let sent = 0; sent < pieces; sent += 1) {
      socket.write(piece(text))
      await pause(100)
    }
    socket.end()
    // Browsers read the response only after they have sent the whole body.
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*PAYLOAD_TOO_LARGE/i)
  })

  it('is drained only up to the limits of bytes and time', async () => {
    for (const limits of [{ drain: { ...drain, bytes: 100_000 } }, { drain: { ...drain, time: 100 } }]) {
      const { openSocket, count } = await startServer(limits, { fetch: refuse })
      const socket = await openSocket()
      socket.write(upload(1e12))
      const flood = setInterval(() => socket.write('x'.repeat(10_000)), 2)
      await expect.poll(count).toBe(0)
      clearInterval(flood)
    }
  })
})
