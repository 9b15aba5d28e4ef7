import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** Stands between a program and a server, whose address stays the same whatever happens to it. */
export interface TcpProxy {
  /** Of loopback. */
  port: number
  /** Ends all connections and refuses new ones. */
  cut: () => void
  restore: () => void
  /** Connections stay open and answer queries, but no notification passes any more. */
  silence: () => void
  close: () => void
}

/** @param target a URL with host and port, or a function that returns the current port of loopback. */
export async function tcpProxy(target: string | (() => number)): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  let isSilent = false
  const portOf = () => (typeof target === 'string' ? Number(new URL(target).port) : target())
  const proxy = createServer((client) => {
    if (isCut) return client.destroy()
    const server = connect(portOf(), '127.0.0.1')
    for (const [end, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(end)
      end.on('error', () => {}).on('close', () => (sockets.delete(end), other.destroy()))
    }
    const filter = withoutNotifications(() => isSilent)
    server.pipe(filter).pipe(client)
    return client.pipe(server)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (proxy.address() as AddressInfo).port,
    cut,
    restore: () => {
      isCut = false
      isSilent = false
    },
    silence: () => (isSilent = true),
    close: () => {
      cut()
      proxy.close()
    },
  }
}

/** `NotificationResponse` of PostgreSQL's protocol: a byte, then four of the length. */
const notification = 'A'.charCodeAt(0)

/** Passes the messages of a PostgreSQL server on, and anything else as it is while nothing is to be left out. */
function withoutNotifications(isSilent: () => boolean): Transform {
  let rest: Buffer = Buffer.alloc(0)
  let hasBegun = false
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (!hasBegun && !isSilent()) return done(null, chunk)
      hasBegun = true
      rest = Buffer.concat([rest, chunk])
      const passed: Buffer[] = []
      while (rest.length >= 5) {
        const length = 1 + rest.readUInt32BE(1)
        if (rest.length < length) break
        if (rest[0] !== notification || !isSilent()) passed.push(rest.subarray(0, length))
        rest = rest.subarray(length)
      }
      return done(null, Buffer.concat(passed))
    },
  })
}

/** @returns the address of a database as it is reached through a proxy. */
export function through(url: string, { port }: Pick<TcpProxy, 'port'>): string {
  const address = new URL(url)
  address.host = `127.0.0.1:${port}`
  return address.href
}
