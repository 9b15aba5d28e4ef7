import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServeCached } from './page-cache-handler.ts'
import { usualLimits, type ConnectionLimits } from './connection-limits.ts'
import { drainBeforeClosing } from './drain-body.ts'

/** What handles requests. */
export interface Handlers {
  /** Called first. */
  serveCached: ServeCached
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
}

/**
 * Milliseconds without a new connection after which the listener closes, and the longest wait for that: a connection
 * that the kernel has accepted and the process has not is reset with the listener. Event loop ticks longer than `turn`
 * do not count, since connections may have arrived meanwhile (docs/decisions/0035).
 */
const quiet = { time: 20, longest: 2000, turn: 2 }

export interface Connections {
  server: Server
  /** From now on these handle requests. */
  handleWith(handlers: Handlers): void
  /** From now on each response closes its connection. */
  closeAfterAnswers(): void
  /**
   * Accepts no more connections; idle ones are closed, open requests are finished.
   * @returns when all connections have ended.
   */
  stopListening(): Promise<void>
}

/**
 * @param initial handle requests until others are set.
 * @returns a server that does not listen yet.
 */
export function createConnections(initial: Handlers, limits: ConnectionLimits = usualLimits): Connections {
  let handlers = initial
  const toRoutes = getRequestListener((request, env) => handlers.fetch(request, env))
  const underWay = new Set<ServerResponse>()
  const waits = createWaitingCount(limits.waiting)
  let isClosing = false
  let held: (() => void)[] | null = null

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    // Pipelined requests that were already parsed still arrive after the connection was destroyed.
    if (socket.destroyed) return
    // A pipelined response has no socket until the earlier one is finished.
    if (response.socket === null && !waits(socket, response)) return void socket.destroy()
    if (held) return void held.push(() => answer(request, response))
    if (isClosing) response.shouldKeepAlive = false
    if (handlers.serveCached(request, response)) return
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    sparePauses(request, response, limits.silence)
    drainBeforeClosing(request, limits.rest)
    void toRoutes(request, response)
  }

  const server = createServer(optionsOf(limits), answer)
  server.timeout = limits.silence
  const closeAfterAnswers = () => {
    isClosing = true
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false
  }
  return {
    server,
    handleWith(others) {
      handlers = others
    },
    closeAfterAnswers,
    async stopListening() {
      closeAfterAnswers()
      // Clients that send one request after another open no new connection while they wait for a response.
      held = []
      await noNewConnections(server)
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      const waiting = held
      held = null
      for (const each of waiting) each()
      await ended
    },
  }
}

/** Resolves right after an event loop tick without a new connection, after some time without any. */
async function noNewConnections(server: Server): Promise<void> {
  const begin = performance.now()
  let now = begin
  let spent = 0
  const note = () => (spent = 0)
  server.on('connection', note)
  while (spent < quiet.time && now - begin < quiet.longest) {
    const before = now
    await nextTurn()
    now = performance.now()
    if (now - before < quiet.turn) spent += now - before
  }
  server.off('connection', note)
}

function optionsOf({ idle, head, request, checkEvery }: ConnectionLimits) {
  return {
    // Most requests have no body and need no stream for it.
    optimizeEmptyRequests: true,
    keepAliveTimeout: idle,
    headersTimeout: head,
    requestTimeout: request,
    connectionsCheckingInterval: checkEvery,
  }
}

/** @returns whether one more response of a connection may wait; it counts until it is sent. */
function createWaitingCount(most: number) {
  const counts = new WeakMap<Socket, number>()
  return (socket: Socket, response: ServerResponse): boolean => {
    const count = (counts.get(socket) ?? 0) + 1
    if (count > most) return false
    counts.set(socket, count)
    response.once('close', () => counts.set(socket, counts.get(socket)! - 1))
    return true
  }
}

/** Node's timeout also fires while we work on a response; such a connection stays open. */
function sparePauses(request: IncomingMessage, response: ServerResponse, silence: number): void {
  response.on('timeout', (socket: Socket) => {
    const weAreAtWork = request.complete && socket.writableLength === 0
    if (weAreAtWork) socket.setTimeout(silence)
    else socket.destroy()
  })
}
