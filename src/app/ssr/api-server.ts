import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/message-port'
import type { MessagePort } from 'node:worker_threads'
import { nobody, type Visitor } from '#server/auth/visitor.ts'
import { publicRouter } from '#server/catalogue/api-router.ts'
import type { ApiContext } from '#server/catalogue/common/context.ts'
import { withTimeout } from '#server/db/with-timeout.ts'
import { serverFailure } from '#server/http/responses/server-failure.ts'
import { jobHeader } from './job-api.ts'

/** @returns what the API's handlers get for a visitor. */
export type ContextOf = (visitor: Visitor) => ApiContext

/** The API as pages call it while they are rendered. */
export interface ApiServer {
  /** Answers the calls that come through a port, until its other end closes. */
  connect(port: MessagePort): void
  /**
   * Runs a job. Calls that name its id are made for this visitor as long as it runs; others are anonymous.
   * @param run gets null for a job that sees what everybody sees.
   */
  runFor<T>(visitor: Visitor, run: (adminJob: number | null) => Promise<T>): Promise<T>
}

/** @param timeout milliseconds for one call. */
export function createApiServer(contextOf: ContextOf, timeout: number): ApiServer {
  const admins = new Map<string, Visitor>()
  let lastJob = 0
  const handler = new RPCHandler(publicRouter, {
    interceptors: [
      ({ next, ...options }) => {
        const visitor = admins.get(String(options.request.headers[jobHeader])) ?? nobody
        return next({ ...options, context: contextOf(visitor) })
      },
    ],
    clientInterceptors: [({ next }) => withTimeout(timeout, next()).catch(refuse)],
  })
  return {
    connect(port) {
      handler.upgrade(port, { context: contextOf(nobody) })
      port.unref()
    },
    async runFor(visitor, run) {
      if ((await visitor.admin()) === null) return run(null)
      lastJob += 1
      const id = lastJob
      admins.set(String(id), visitor)
      try {
        return await run(id)
      } finally {
        admins.delete(String(id))
      }
    },
  }
}

/** @throws what the API would answer over HTTP: nothing of a failure's reasons goes into a page. */
function refuse(error: unknown): never {
  if (error instanceof ORPCError) throw error
  const { code, status, message } = serverFailure(error)
  throw new ORPCError(code, { status, message, cause: error })
}
