import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ConnectionLimits } from '#server/platform/http/connection-limits.ts'
import { createConnections, type Connections, type Handlers } from '#server/platform/http/connections.ts'

/** Longer than any test runs. */
const never = 600_000

export const drain = { time: never, bytes: 10_000_000 }

export const generous: ConnectionLimits = {
  idle: never,
  head: never,
  body: never,
  request: never,
  inactivity: never,
  checkEvery: 20,
  waiting: 8,
  drain,
}

export const openServers: { connections: Connections; sockets: Socket[] }[] = []

/** Runs after each test of a file that starts servers. */
export function closeServers(): void {
  for (const { connections, sockets } of openServers.splice(0)) {
    connections.server.close().closeAllConnections()
    for (const socket of sockets) socket.destroy()
  }
}

/** More than the buffers of the operating system hold for a client that does not read. */
export const long = 'x'.repeat(20_000_000)
export const lines = ['content-length', String(long.length)]

/** A server of real connections with limits that no test reaches, except those given. */
export async function startServer(limits: Partial<ConnectionLimits> = {}, changes: Partial<Handlers> = {}) {
  const handlers: Handlers = {
    serveCached: ({ url }, response) => {
      if (url !== '/cached') return false
      response.writeHead(200, lines).end(long)
      return true
    },
    fetch: async (request) => new Response(request.method === 'POST' ? `got ${await request.text()}` : 'namaste'),
    ...changes,
  }
  const connections = createConnections(handlers, { ...generous, ...limits })
  const sockets: Socket[] = []
  openServers.push({ connections, sockets })
  const { server } = connections
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connections,
    url: `http://127.0.0.1:${port}`,
    /** A socket on which the test writes HTTP itself. */
    openSocket: async () => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setEncoding('latin1')
      sockets.push(socket)
      // The server resets what it gives up.
      socket.on('error', () => {})
      await once(socket, 'connect')
      return socket
    },
    count: () => new Promise<number>((resolve) => server.getConnections((_, number) => resolve(number))),
  }
}

export const head = (method: string, path: string, more = '') => `${method} ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

export const upload = (length: number) => head('POST', '/', `Content-Length: ${length}\r\n`)

/** All that arrives until the server closes its side; a reset counts as an end. */
export function readAll(socket: Socket): Promise<string> {
  return text(socket).catch((error: NodeJS.ErrnoException) => `broken off: ${error.code}`)
}
