import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { rawResponse } from './raw-response.ts'

const open: Server[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})

interface ServerOptions {
  body?: string
  keepAliveTimeout?: number
  /** Whether Node writes the responses, for comparison. */
  ordinary?: boolean
}

/** A server with one response that counts how often it was sent raw, and how many responses have finished. */
async function startServer({ body = 'namaste', keepAliveTimeout = 75_000, ordinary = false }: ServerOptions = {}) {
  const lines = ['content-type', 'text/plain', 'etag', '"one"', 'content-length', String(body.length)]
  const { send } = rawResponse(lines, Buffer.from(body), keepAliveTimeout)
  const counts = { raw: 0, finished: 0 }
  const respond = (response: ServerResponse) => {
    response.once('finish', () => (counts.finished += 1))
    if (!ordinary && send(response)) counts.raw += 1
    else response.writeHead(200, lines).end(body)
  }
  const server = createServer({ keepAliveTimeout, keepAliveTimeoutBuffer: 0 }, (_, response) => respond(response))
  open.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, counts }
}

function requestText(more = '', version = '1.1'): string {
  return `GET / HTTP/${version}\r\nHost: hatheli.example\r\n${more}\r\n`
}

/** Sends raw requests, and reads until the server closes the connection. */
async function sendAndReadAll(port: number, requests: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(requests)
  return text(socket)
}

/** More than the socket buffers of the operating system hold. */
const long = 'x'.repeat(20_000_000)

const lastRequest = requestText('Connection: close\r\n')

describe('a raw response', () => {
  it('has the same head as one that Node writes', async () => {
    const [raw, ordinary] = [await startServer(), await startServer({ ordinary: true })]
    const heads = []
    for (const { port } of [raw, ordinary]) {
      const answer = await fetch(`http://127.0.0.1:${port}`)
      const headers = Object.fromEntries(answer.headers)
      expect(Math.abs(Date.now() - Date.parse(headers.date!))).toBeLessThan(5000)
      heads.push([answer.status, answer.statusText, { ...headers, date: '' }, await answer.text()])
    }
    expect(heads[0]).toEqual(heads[1])
    expect([raw.counts.raw, ordinary.counts.raw]).toEqual([1, 0])
  })

  it('keeps the connection alive, and a request with `Connection: close` closes it', async () => {
    const { port, counts } = await startServer()
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    for (let times = 0; times < 3; times += 1) {
      socket.write(requestText())
      expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nnamaste$/)
    }
    socket.write(lastRequest)
    expect(await text(socket)).toContain('Connection: close')
    expect(counts).toEqual({ raw: 3, finished: 4 })
  })

  it('is not used for HTTP/1.0', async () => {
    const { port, counts } = await startServer()
    expect(await sendAndReadAll(port, requestText('', '1.0'))).toMatch(/Connection: close[^]*namaste$/)
    expect(counts.raw).toBe(0)
  })

  it('keeps the order of pipelined requests', async () => {
    const { port, counts } = await startServer()
    const all = await sendAndReadAll(port, requestText().repeat(3) + lastRequest)
    expect(all.match(/HTTP\/1\.1 200 OK[^]*?namaste/g)).toHaveLength(4)
    expect(counts.finished).toBe(4)
  })

  it('reaches a client that has half-closed the connection, which is then closed', async () => {
    const { port, counts } = await startServer()
    const socket = connect(port, '127.0.0.1')
    socket.end(requestText())
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*namaste$/)
    expect(counts).toEqual({ raw: 1, finished: 1 })
  })

  it('is not used while a client does not read', async () => {
    const { port, counts } = await startServer({ body: long })
    const socket = connect(port, '127.0.0.1')
    socket.pause()
    socket.write(requestText())
    await expect.poll(() => counts.raw).toBe(1)
    socket.write(requestText() + lastRequest)
    const all = await text(socket)
    expect(all.split(long)).toHaveLength(4)
    expect(counts).toEqual({ raw: 1, finished: 3 })
  })

  it('is dropped when the client disconnects', async () => {
    const { server, port, counts } = await startServer({ body: long })
    const socket = connect(port, '127.0.0.1')
    socket.write(requestText())
    await once(socket, 'data')
    socket.destroy()
    const count = () => new Promise((resolve) => server.getConnections((_, number) => resolve(number)))
    await expect.poll(count).toBe(0)
    expect(counts).toEqual({ raw: 1, finished: 0 })
  })

  it('ends the request: an idle connection is closed after the keep-alive timeout', async () => {
    const { port, counts } = await startServer({ keepAliveTimeout: 50 })
    expect(await sendAndReadAll(port, requestText())).toMatch(/namaste$/)
    expect(counts.raw).toBe(1)
  })

  it('does not prevent the server from closing', async () => {
    const { server, port, counts } = await startServer()
    const socket = connect(port, '127.0.0.1')
    socket.write(requestText())
    await once(socket, 'data')
    server.close()
    await once(server, 'close')
    expect(counts).toEqual({ raw: 1, finished: 1 })
  })
})
