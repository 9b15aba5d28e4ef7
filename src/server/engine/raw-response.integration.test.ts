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

interface Answers {
  body?: string
  keepAliveTimeout?: number
  /** Whether Node makes the answers, to compare with. */
  ordinary?: boolean
}

/** A server with one answer, and how many of its answers went out whole. */
async function answering({ body = 'namaste', keepAliveTimeout = 75_000, ordinary = false }: Answers = {}) {
  const lines = ['content-type', 'text/plain', 'etag', '"one"', 'content-length', String(body.length)]
  const { send } = rawResponse(lines, Buffer.from(body), keepAliveTimeout)
  const told = { whole: 0, finished: 0 }
  const answer = (response: ServerResponse) => {
    response.once('finish', () => (told.finished += 1))
    if (!ordinary && send(response)) told.whole += 1
    else response.writeHead(200, lines).end(body)
  }
  const server = createServer({ keepAliveTimeout, keepAliveTimeoutBuffer: 0 }, (_, response) => answer(response))
  open.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, told }
}

function asked(more = '', version = '1.1'): string {
  return `GET / HTTP/${version}\r\nHost: hatheli.example\r\n${more}\r\n`
}

/** Sends requests as they stand, and reads until the server ends the connection. */
async function conversation(port: number, requests: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(requests)
  return text(socket)
}

/** More than the system takes on for a connection that nobody reads. */
const long = 'x'.repeat(20_000_000)

const lastOne = asked('Connection: close\r\n')

describe('an answer that lies ready', () => {
  it('has the same head as one that Node makes', async () => {
    const [whole, ordinary] = [await answering(), await answering({ ordinary: true })]
    const heads = []
    for (const { port } of [whole, ordinary]) {
      const answer = await fetch(`http://127.0.0.1:${port}`)
      const headers = Object.fromEntries(answer.headers)
      expect(Math.abs(Date.now() - Date.parse(headers.date!))).toBeLessThan(5000)
      heads.push([answer.status, answer.statusText, { ...headers, date: '' }, await answer.text()])
    }
    expect(heads[0]).toEqual(heads[1])
    expect([whole.told.whole, ordinary.told.whole]).toEqual([1, 0])
  })

  it('leaves the connection open for the next request, and ends it for who asks so', async () => {
    const { port, told } = await answering()
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    for (let times = 0; times < 3; times += 1) {
      socket.write(asked())
      expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nnamaste$/)
    }
    socket.write(lastOne)
    expect(await text(socket)).toContain('Connection: close')
    expect(told).toEqual({ whole: 3, finished: 4 })
  })

  it('is made by Node for who speaks an older HTTP', async () => {
    const { port, told } = await answering()
    expect(await conversation(port, asked('', '1.0'))).toMatch(/Connection: close[^]*namaste$/)
    expect(told.whole).toBe(0)
  })

  it('keeps the order of requests that came at once', async () => {
    const { port, told } = await answering()
    const all = await conversation(port, asked().repeat(3) + lastOne)
    expect(all.match(/HTTP\/1\.1 200 OK[^]*?namaste/g)).toHaveLength(4)
    expect(told.finished).toBe(4)
  })

  it('reaches who has ended its own side, and the connection ends with it', async () => {
    const { port, told } = await answering()
    const socket = connect(port, '127.0.0.1')
    socket.end(asked())
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*namaste$/)
    expect(told).toEqual({ whole: 1, finished: 1 })
  })

  it('does not pile up for who does not read', async () => {
    const { port, told } = await answering({ body: long })
    const socket = connect(port, '127.0.0.1')
    socket.pause()
    socket.write(asked())
    await expect.poll(() => told.whole).toBe(1)
    socket.write(asked() + lastOne)
    const all = await text(socket)
    expect(all.split(long)).toHaveLength(4)
    expect(told).toEqual({ whole: 1, finished: 3 })
  })

  it('is given up with its connection', async () => {
    const { server, port, told } = await answering({ body: long })
    const socket = connect(port, '127.0.0.1')
    socket.write(asked())
    await once(socket, 'data')
    socket.destroy()
    const count = () => new Promise((resolve) => server.getConnections((_, number) => resolve(number)))
    await expect.poll(count).toBe(0)
    expect(told).toEqual({ whole: 1, finished: 0 })
  })

  it('counts as ended: an idle connection is closed after its time', async () => {
    const { port, told } = await answering({ keepAliveTimeout: 50 })
    expect(await conversation(port, asked())).toMatch(/namaste$/)
    expect(told.whole).toBe(1)
  })

  it('does not keep a server from closing', async () => {
    const { server, port, told } = await answering()
    const socket = connect(port, '127.0.0.1')
    socket.write(asked())
    await once(socket, 'data')
    server.close()
    await once(server, 'close')
    expect(told).toEqual({ whole: 1, finished: 1 })
  })
})
