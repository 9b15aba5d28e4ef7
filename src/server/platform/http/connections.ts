import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTick } from 'node:timers/promises'
import type { ServeCached } from './page-cache-handler.ts'
import { usualLimits, type ConnectionLimits } from './connection-limits.ts'
import { drainBeforeClosing, hasBody } from './drain-body.ts'
import { uploadPaths } from './middleware/api-guards.ts'

export interface Handlers {
  /** Called first. */
  serveCached: ServeCached
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
}

/**
 * Milliseconds without a new connection after which the listener closes, and the longest wait for that: a connection
 * that the kernel has accepted and the process has not is reset with the listener. Event loop ticks longer than `tick`
 * do not count, since connections may have arrived meanwhile (docs/decisions/0035).
 */
const quiet = { time: 20, max: 2000, tick: 2 }

export type Connections = ReturnType<typeof createConnections>

/**
 * @param initial handle requests until others are set.
 * @returns a server that does not listen yet.
 */
export function createConnections(initial: Handlers, limits: ConnectionLimits = usualLimits) {
  let handlers = initial
  const toRoutes = getRequestListener((request, env) => handlers.fetch(request, env))
  const inFlight = new Set<ServerResponse>()
  const mayWait = createPipelineLimit(limits.waiting)
  let isClosing = false
  let paused: (() => void)[] | null = null

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    // Pipelined requests that were already parsed still arrive after the connection was destroyed.
    if (socket.destroyed) return
    // A pipelined response has no socket until the earlier one is finished.
    if (response.socket === null && !mayWait(socket, response)) return void socket.destroy()
    if (paused) return void paused.push(() => handle(request, response))
    if (isClosing) response.shouldKeepAlive = false
    if (handlers.serveCached(request, response)) return
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    keepWhileHandling(request, response, limits.inactivity)
    drainBeforeClosing(request, limits.drain)
    limitBodyTime(request, response, limits.body)
    void toRoutes(request, response)
  }

  const server = createServer(optionsOf(limits), handle)
  server.timeout = limits.inactivity
  const closeAfterResponses = () => {
    isClosing = true
    for (const response of inFlight) if (!response.headersSent) response.shouldKeepAlive = false
  }
  return {
    server,
    /** Replaces the handlers for all later requests. */
    handleWith(next: Handlers): void {
      handlers = next
    },
    /** From then on each response closes its connection. */
    closeAfterResponses,
    /**
     * Accepts no more connections; idle ones are closed, open requests are finished.
     * @returns when all connections have ended.
     */
    async stopListening(): Promise<void> {
      closeAfterResponses()
      // Clients that send one request after another open no new connection while they wait for a response.
      paused = []
      await noNewConnections(server)
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      const waiting = paused
      paused = null
      for (const each of waiting) each()
      await ended
    },
  }
}

/** Resolves right after an event loop tick without a new connection, after some time without any. */
async function noNewConnections(server: Server): Promise<void> {
  const begin = performance.now()
  let now = begin
  let elapsed = 0
  const reset = () => (elapsed = 0)
  server.on('connection', reset)
  while (elapsed < quiet.time && now - begin < quiet.max) {
    const before = now
    await nextTick()
    now = performance.now()
    if (now - before < quiet.tick) elapsed += now - before
  }
  server.off('connection', reset)
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
function createPipelineLimit(max: number) {
  const counts = new WeakMap<Socket, number>()
  return (socket: Socket, response: ServerResponse): boolean => {
    const count = (counts.get(socket) ?? 0) + 1
    if (count > max) return false
    counts.set(socket, count)
    response.once('close', () => counts.set(socket, counts.get(socket)! - 1))
    return true
  }
}

/** Node's timeout also fires while we work on a response; such a connection stays open. */
function keepWhileHandling(request: IncomingMessage, response: ServerResponse, inactivity: number): void {
  response.on('timeout', (socket: Socket) => {
    const isHandling = request.complete && socket.writableLength === 0
    if (isHandling) socket.setTimeout(inactivity)
    else socket.destroy()
  })
}

/**
 * Closes a connection whose body takes too long, however steadily it trickles. A picture on a slow line may take as long as
 * the whole request, unless it was refused: only the admin's is read.
 * @param time milliseconds.
 */
function limitBodyTime(request: IncomingMessage, response: ServerResponse, time: number): void {
  if (!hasBody(request)) return
  const timer = setTimeout(() => {
    const isUpload = uploadPaths.includes(request.url?.split('?')[0] ?? '')
    if (!request.complete && !(isUpload && !response.writableEnded)) request.socket.destroy()
  }, time)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}
