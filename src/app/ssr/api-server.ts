import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/message-port'
import type { MessagePort } from 'node:worker_threads'
import { nobody, type Visitor } from '#server/auth/visitor.ts'
import { publicRouter } from '#server/catalogue/api-router.ts'
import type { ApiContext } from '#server/catalogue/common/context.ts'
import type { ShowPreview } from '#server/catalogue/common/preview-type.ts'
import { withPreview } from '#server/catalogue/previews/with-preview.ts'
import { withTimeout } from '#server/db/with-timeout.ts'
import { serverFailure } from '#server/http/responses/server-failure.ts'
import { jobHeader } from './job-api.ts'

/** Whom a page is rendered for, and what it shows besides what is live. */
export interface RenderedFor {
  visitor: Visitor
  preview: ShowPreview | null
}

export type ContextOf = (rendered: RenderedFor) => ApiContext

const anonymous: RenderedFor = { visitor: nobody, preview: null }

/** The main thread's end of the workers' ports (docs/decisions/0040). */
export interface ApiServer {
  /** Handles calls from a port until its other end closes. */
  connect(port: MessagePort): void
  /**
   * Runs a job. Calls with its id have the visitor's rights, and show the preview, until it ends; all others are
   * anonymous.
   * @param run called with the job's id for the admin and for a preview, else with null.
   */
  runFor<T>(rendered: RenderedFor, run: (privateJob: number | null) => Promise<T>): Promise<T>
}

/** @param timeout milliseconds per call. */
export function createApiServer(contextOf: ContextOf, timeout: number): ApiServer {
  const jobs = new Map<string, RenderedFor>()
  let lastJob = 0
  const handler = new RPCHandler(publicRouter, {
    interceptors: [
      ({ next, ...options }) => {
        const rendered = jobs.get(String(options.request.headers[jobHeader])) ?? anonymous
        return next({ ...options, context: contextOf(rendered) })
      },
    ],
    clientInterceptors: [({ next }) => withTimeout(timeout, next()).catch(throwPublicError), withPreview],
  })
  return {
    connect(port) {
      handler.upgrade(port, { context: contextOf(anonymous) })
      port.unref()
    },
    async runFor(rendered, run) {
      if (rendered.preview === null && (await rendered.visitor.admin()) === null) return run(null)
      lastJob += 1
      const id = lastJob
      jobs.set(String(id), rendered)
      try {
        return await run(id)
      } finally {
        jobs.delete(String(id))
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
