import { Hono } from 'hono'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { rawResponse } from '../engine/raw-response.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { createConnections, type Connections, type Handlers } from './connections.ts'
import { limitedBody } from './middleware/api-guards.ts'

/** So long that no test comes near. */
const never = 600_000

const rest = { time: never, bytes: 10_000_000 }

const generous: ConnectionLimits = {
  idle: never,
  head: never,
  request: never,
  silence: never,
  checkEvery: 20,
  waiting: 8,
  rest,
}

const open: { connections: Connections; sockets: Socket[] }[] = []

afterEach(() => {
  for (const { connections, sockets } of open.splice(0)) {
    connections.server.close().closeAllConnections()
    for (const socket of sockets) socket.destroy()
  }
})

/** More than the system takes on for a connection that nobody reads. */
const long = 'x'.repeat(20_000_000)
const lines = ['content-length', String(long.length)]

/** The same from memory as the program sends it with `ENGINE_TRICKS=on`. */
const raw = rawResponse(lines, Buffer.from(long), 75_000)

async function listening(limits: Partial<ConnectionLimits> = {}, changes: Partial<Handlers> = {}) {
  const handlers: Handlers = {
    serveCached: ({ url }, response) => {
      if (url !== '/cached' && url !== '/raw') return false
      if (url === '/raw' && raw.send(response)) return true
      response.writeHead(200, lines).end(long)
      return true
    },
    fetch: async (request) => new Response(request.method === 'POST' ? `got ${await request.text()}` : 'namaste'),
    ...changes,
  }
  const connections = createConnections(handlers, { ...generous, ...limits })
  const sockets: Socket[] = []
  open.push({ connections, sockets })
  const { server } = connections
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connections,
    url: `http://127.0.0.1:${port}`,
    /** A connection on which the test speaks for itself. */
    connected: async () => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setEncoding('latin1')
      sockets.push(socket)
      await once(socket, 'connect')
      return socket
    },
    count: () => new Promise<number>((resolve) => server.getConnections((_, number) => resolve(number))),
  }
}

const head = (method: string, path: string, more = '') => `${method} ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

const upload = (length: number) => head('POST', '/', `Content-Length: ${length}\r\n`)

/** What arrives until the server ends its side; a reset counts as an end. */
function received(socket: Socket): Promise<string> {
  return text(socket).catch((error: NodeJS.ErrnoException) => `broken off: ${error.code}`)
}

describe('a connection is cut off', () => {
  it('when a head does not come to its end', async () => {
    const { connected } = await listening({ head: 100 })
    const socket = await connected()
    socket.write('GET / HTTP/1.1\r\n')
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each([0, 4])('when a body stops after %i bytes', async (sent) => {
    const { connected, count } = await listening({ silence: 100 })
    const socket = await connected()
    const answer = received(socket)
    socket.write(upload(10) + 'x'.repeat(sent))
    expect(await answer).not.toContain('200 OK')
    await expect.poll(count).toBe(0)
  })

  it('when a body trickles for too long', async () => {
    const { connected } = await listening({ head: 300, request: 300 })
    const socket = await connected()
    const answer = received(socket)
    socket.write(upload(100_000))
    const drip = setInterval(() => socket.write('x'), 10)
    expect(await answer.finally(() => clearInterval(drip))).not.toContain('200 OK')
  })

  it.each(['/cached', '/raw', '/'])('when nobody reads the answer (%s)', async (path) => {
    const { connected, count } = await listening({ silence: 100 }, { fetch: () => new Response(long) })
    const socket = await connected()
    socket.pause()
    socket.write(head('GET', path))
    await expect.poll(count, { timeout: 5000 }).toBe(0)
  })

  it('when more requests wait for answers than a browser would send', async () => {
    let asked = 0
    const fetch = () => {
      asked += 1
      return new Promise<never>(() => {})
    }
    const { connected, count } = await listening({}, { fetch })
    const socket = await connected()
    socket.write(head('GET', '/').repeat(1000))
    await expect.poll(count).toBe(0)
    expect(asked).toBeLessThanOrEqual(generous.waiting + 1)
  })

  it.each([true, false])('when somebody asks on and on and reads nothing (raw: %s)', async (isRaw) => {
    let asked = 0
    const { connected, count } = await listening(
      { silence: 100 },
      {
        serveCached: (_, response) => {
          asked += 1
          if (!isRaw || !raw.send(response)) response.writeHead(200, lines).end(long)
          return true
        },
      },
    )
    const socket = await connected()
    socket.pause()
    socket.on('error', () => {})
    for (let times = 0; times < 500; times += 1) socket.write(head('GET', '/'))
    await expect.poll(count, { timeout: 5000 }).toBe(0)
    expect(asked).toBeLessThanOrEqual(generous.waiting + 1)
  })
})

describe('a connection stays', () => {
  it('while a slow body makes progress', { timeout: 20_000 }, async () => {
    const { connected } = await listening({ silence: 2000 })
    const socket = await connected()
    const size = 15
    socket.write(head('POST', '/', `Content-Length: ${size}\r\nConnection: close\r\n`))
    const answer = received(socket)
    for (let sent = 0; sent < size; sent += 1) {
      socket.write('x')
      await pause(200)
    }
    expect(await answer).toContain(`got ${'x'.repeat(size)}`)
  })

  it('while the answer is being made', { timeout: 20_000 }, async () => {
    const fetch = () => pause(4500, new Response('at last'))
    const { url } = await listening({ silence: 2000 }, { fetch })
    const both = [globalThis.fetch(url), globalThis.fetch(url, { method: 'POST', body: 'some' })]
    for (const answer of await Promise.all(both)) expect(await answer.text()).toBe('at last')
  })

  it('for some requests at once, which are answered in turn', async () => {
    let number = 0
    const fetch = () => {
      number += 1
      return pause(number === 1 ? 50 : 0, new Response(`answer ${number}.`))
    }
    const { connected } = await listening({}, { fetch })
    const socket = await connected()
    socket.write(head('GET', '/').repeat(generous.waiting) + head('GET', '/', 'Connection: close\r\n'))
    const answers = (await received(socket)).match(/answer \d+\./g)
    expect(answers).toEqual(Array.from({ length: generous.waiting + 1 }, (_, index) => `answer ${index + 1}.`))
  })

  it('longer than those of proxies, and says so', async () => {
    const connections = createConnections({ serveCached: () => false, fetch: () => new Response('') })
    open.push({ connections, sockets: [] })
    const { server } = connections
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(answer.headers.get('keep-alive')).toBe('timeout=75')
    expect([server.keepAliveTimeout, server.headersTimeout, server.requestTimeout]).toEqual([75_000, 60_000, 300_000])
  })
})

describe('a body that nobody wants', () => {
  const refuse = () => new Response('too large', { status: 413, headers: { connection: 'close' } })

  /** The program's own limit, which reads nothing of a body whose length is told, and the beginning of any other. */
  const limited = new Hono().use(limitedBody).all('*', async (c) => c.text(await c.req.text()))

  it.each([
    ['of a told length', (bytes: number) => `Content-Length: ${bytes}\r\n`, (text: string) => text],
    [
      'in chunks',
      () => 'Transfer-Encoding: chunked\r\n',
      (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`,
    ],
  ])('%s is read to its end, so that the answer is not lost', async (_, framing, piece) => {
    const { connected } = await listening({}, { fetch: limited.fetch })
    const socket = await connected()
    const pieces = 10
    const text = 'x'.repeat(400_000)
    socket.on('error', () => {})
    socket.write(head('POST', '/api/regions', `${framing(pieces * text.length)}Content-Type: application/json\r\n`))
    for (let sent = 0; sent < pieces; sent += 1) {
      socket.write(piece(text))
      await pause(100)
    }
    socket.end()
    // A browser looks for the answer when it has sent everything.
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*PAYLOAD_TOO_LARGE/i)
  })

  it('is not read for ever: bytes and time are bounded', async () => {
    for (const limits of [{ rest: { ...rest, bytes: 100_000 } }, { rest: { ...rest, time: 100 } }]) {
      const { connected, count } = await listening(limits, { fetch: refuse })
      const socket = await connected()
      socket.on('error', () => {})
      socket.write(upload(1e12))
      const flood = setInterval(() => socket.write('x'.repeat(10_000)), 2)
      await expect.poll(count, { timeout: 5000 }).toBe(0)
      clearInterval(flood)
    }
  })
})

describe('at the end', () => {
  it('each answer closes its connection, one that was under way already and one from memory too', async () => {
    const slow = Promise.withResolvers<Response>()
    const { url, connections } = await listening({}, { fetch: () => slow.promise })
    const begun = fetch(url)
    const isBegun = once(connections.server, 'request')
    await isBegun
    connections.closeAfterAnswers()
    slow.resolve(new Response('done'))
    expect((await begun).headers.get('connection')).toBe('close')
    for (const path of ['/', '/cached', '/raw']) {
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      expect([path, answer.headers.get('connection')]).toEqual([path, 'close'])
    }
  })

  it('idle connections are closed, and open requests finish', async () => {
    const slow = Promise.withResolvers<Response>()
    const { connected, connections, url } = await listening(
      {},
      { fetch: (request) => (request.url.endsWith('/slow') ? slow.promise : new Response('quick')) },
    )
    const idle = await connected()
    idle.write(head('GET', '/'))
    await once(idle, 'data')
    const begun = fetch(`${url}/slow`)
    await once(connections.server, 'request')
    const ended = connections.stopListening()
    await once(idle, 'end')
    idle.end()
    await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
    slow.resolve(new Response('slow'))
    expect(await (await begun).text()).toBe('slow')
    await ended
  })
})
