import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/message-port'
import type { MessagePort } from 'node:worker_threads'
import { nobody, type Visitor } from '#server/auth/visitor.ts'
import { publicRouter } from '#server/catalogue/api-router.ts'
import type { ApiContext } from '#server/catalogue/common/context.ts'
import { withTimeout } from '#server/db/with-timeout.ts'
import { serverFailure } from '#server/http/responses/server-failure.ts'
import { jobHeader } from './job-api.ts'

export type ContextOf = (visitor: Visitor) => ApiContext

/** The main thread's end of the workers' ports (docs/decisions/0040). */
export interface ApiServer {
  /** Handles calls from a port until its other end closes. */
  connect(port: MessagePort): void
  /**
   * Runs a job. Calls with its id have the visitor's rights until it ends; all others are anonymous.
   * @param run called with the job's id if the visitor is the admin, else with null.
   */
  runFor<T>(visitor: Visitor, run: (adminJob: number | null) => Promise<T>): Promise<T>
}

/** @param timeout milliseconds per call. */
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
    clientInterceptors: [({ next }) => withTimeout(timeout, next()).catch(throwPublicError)],
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

/** @throws the same error as the API over HTTP, so that no internal details get into a page. */
function throwPublicError(error: unknown): never {
  if (error instanceof ORPCError) throw error
  const { code, status, message } = serverFailure(error)
  throw new ORPCError(code, { status, message, cause: error })
}
