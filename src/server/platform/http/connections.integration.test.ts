import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import {
  closeServers,
  generous,
  head,
  lines,
  long,
  openServers,
  readAll,
  startServer,
  upload,
} from '#tests/support/socket-server.ts'
import { createConnections } from './connections.ts'

afterEach(closeServers)

describe('a connection is closed', () => {
  it('when the headers are not completed in time', async () => {
    const { openSocket } = await startServer({ head: 100 })
    const socket = await openSocket()
    socket.write('GET / HTTP/1.1\r\n')
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each([0, 4])('when a body stops after %i bytes', async (sent) => {
    const { openSocket, count } = await startServer({ inactivity: 100 })
    const socket = await openSocket()
    const response = readAll(socket)
    socket.write(upload(10) + 'x'.repeat(sent))
    expect(await response).not.toContain('200 OK')
    await expect.poll(count).toBe(0)
  })

  it('when a body takes longer than the request timeout', async () => {
    const { openSocket } = await startServer({ head: 300, request: 300 })
    const socket = await openSocket()
    const response = readAll(socket)
    socket.write(upload(100_000))
    const drip = setInterval(() => socket.write('x'), 10)
    expect(await response.finally(() => clearInterval(drip))).not.toContain('200 OK')
  })

  it.each(['/', '/enquire', '/api/trips'])(
    'when a body trickles for longer than bodies may take (%s)',
    async (path) => {
      const { openSocket, count } = await startServer({ body: 200 })
      const socket = await openSocket()
      const response = readAll(socket)
      socket.write(head('POST', path, 'Content-Length: 100000\r\n'))
      const drip = setInterval(() => socket.write('x'), 10)
      expect(await response.finally(() => clearInterval(drip))).not.toContain('200 OK')
      await expect.poll(count).toBe(0)
    },
  )

  it('when the body of a refused picture trickles', async () => {
    const refuse = () => new Response('who?', { status: 401 })
    const { openSocket, count } = await startServer({ body: 200 }, { fetch: refuse })
    const socket = await openSocket()
    socket.write(head('POST', '/api/admin/pictures', 'Content-Length: 100000\r\n'))
    const drip = setInterval(() => socket.write('x'), 10)
    await expect.poll(count).toBe(0)
    clearInterval(drip)
  })

  it.each(['/cached', '/'])('when the client does not read the response (%s)', async (path) => {
    const { openSocket, count } = await startServer({ inactivity: 100 }, { fetch: () => new Response(long) })
    const socket = await openSocket()
    socket.pause()
    socket.write(head('GET', path))
    await expect.poll(count).toBe(0)
  })

  it('when more requests are pipelined than the limit allows', async () => {
    let requests = 0
    const fetch = () => {
      requests += 1
      return new Promise<never>(() => {})
    }
    const { openSocket, count } = await startServer({}, { fetch })
    const socket = await openSocket()
    socket.write(head('GET', '/').repeat(1000))
    await expect.poll(count).toBe(0)
    expect(requests).toBeLessThanOrEqual(generous.waiting + 1)
  })

  it('when a client pipelines requests and reads no response', async () => {
    let requests = 0
    const { openSocket, count } = await startServer(
      { inactivity: 100 },
      {
        serveCached: (_, response) => {
          requests += 1
          response.writeHead(200, lines).end(long)
          return true
        },
      },
    )
    const socket = await openSocket()
    socket.pause()
    for (let times = 0; times < 500; times += 1) socket.write(head('GET', '/'))
    await expect.poll(count).toBe(0)
    expect(requests).toBeLessThanOrEqual(generous.waiting + 1)
  })
})

describe('a connection stays open', () => {
  it('while a slow picture still arrives', async () => {
    const { openSocket } = await startServer({ inactivity: 2000, body: 500 })
    const socket = await openSocket()
    const size = 15
    socket.write(head('POST', '/api/admin/pictures', `Content-Length: ${size}\r\nConnection: close\r\n`))
    const response = readAll(socket)
    for (let sent = 0; sent < size; sent += 1) {
      socket.write('x')
      await pause(200)
    }
    expect(await response).toContain(`got ${'x'.repeat(size)}`)
  })

  it('while a handler takes longer than the inactivity timeout', async () => {
    const fetch = () => pause(4500, new Response('at last'))
    const { url } = await startServer({ inactivity: 2000 }, { fetch })
    const both = [globalThis.fetch(url), globalThis.fetch(url, { method: 'POST', body: 'some' })]
    for (const response of await Promise.all(both)) expect(await response.text()).toBe('at last')
  })

  it('for pipelined requests within the limit, and answers them in order', async () => {
    let number = 0
    const fetch = () => {
      number += 1
      return pause(number === 1 ? 50 : 0, new Response(`response ${number}.`))
    }
    const { openSocket } = await startServer({}, { fetch })
    const socket = await openSocket()
    socket.write(head('GET', '/').repeat(generous.waiting) + head('GET', '/', 'Connection: close\r\n'))
    const bodies = (await readAll(socket)).match(/response \d+\./g)
    expect(bodies).toEqual(Array.from({ length: generous.waiting + 1 }, (_, index) => `response ${index + 1}.`))
  })

  it('longer than proxies keep theirs, and names its keep-alive timeout', async () => {
    const connections = createConnections({ serveCached: () => false, fetch: () => new Response('') })
    openServers.push({ connections, sockets: [] })
    const { server } = connections
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(response.headers.get('keep-alive')).toBe('timeout=75')
    expect([server.keepAliveTimeout, server.headersTimeout, server.requestTimeout]).toEqual([75_000, 60_000, 300_000])
  })
})

describe('at shutdown', () => {
  it('each response closes its connection, in-flight and cached ones too', async () => {
    const slow = Promise.withResolvers<Response>()
    const { url, connections } = await startServer({}, { fetch: () => slow.promise })
    const pendingResponse = fetch(url)
    const requestReceived = once(connections.server, 'request')
    await requestReceived
    connections.closeAfterResponses()
    slow.resolve(new Response('done'))
    expect((await pendingResponse).headers.get('connection')).toBe('close')
    for (const path of ['/', '/cached']) {
      const response = await fetch(url + path)
      await response.arrayBuffer()
      expect([path, response.headers.get('connection')]).toEqual([path, 'close'])
    }
  })

  it('idle connections are closed, and in-flight requests finish', async () => {
    const slow = Promise.withResolvers<Response>()
    const { openSocket, connections, url } = await startServer(
      {},
      { fetch: (request) => (request.url.endsWith('/slow') ? slow.promise : new Response('quick')) },
    )
    const idle = await openSocket()
    idle.write(head('GET', '/'))
    await once(idle, 'data')
    const pendingResponse = fetch(`${url}/slow`)
    await once(connections.server, 'request')
    const ended = connections.stopListening()
    await once(idle, 'end')
    idle.end()
    await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
    slow.resolve(new Response('slow'))
    expect(await (await pendingResponse).text()).toBe('slow')
    await ended
  })
})
