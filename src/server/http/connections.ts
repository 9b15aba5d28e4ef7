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
 * Milliseconds without a new connection after which the listener closes, and the longest wait for them: one that the
 * system has made and nobody has taken up is reset with the listener. Turns of the event loop longer than `turn` do not
 * count, since some may have come that it has not seen.
 */
const quiet = { time: 20, longest: 2000, turn: 2 }

/** The side of the program that listens. */
export interface Connections {
  server: Server
  /** From now on these handle requests. */
  handleWith(handlers: Handlers): void
  /** From now on each answer is the last one of its connection. */
  closeAfterAnswers(): void
  /**
   * Takes no more connections; idle ones are closed, requests under way go on.
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
    // Of what was read at once, requests still come after the connection was cut off.
    if (socket.destroyed) return
    // Without a socket an answer waits for an earlier one.
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
      // Clients that send one request after another make no new connection while they wait for an answer.
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

/** Resolves right after a turn of the event loop that brought no connection, with none for a while before it. */
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
    // Requests without a body, nearly all of them, need no stream for it.
    optimizeEmptyRequests: true,
    keepAliveTimeout: idle,
    headersTimeout: head,
    requestTimeout: request,
    connectionsCheckingInterval: checkEvery,
  }
}

/** @returns whether one more answer of a connection may wait; it counts until it was sent. */
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

/** Node cuts off a silent connection; one that is silent because we are at work stays. */
function sparePauses(request: IncomingMessage, response: ServerResponse, silence: number): void {
  response.on('timeout', (socket: Socket) => {
    const weAreAtWork = request.complete && socket.writableLength === 0
    if (weAreAtWork) socket.setTimeout(silence)
    else socket.destroy()
  })
}
