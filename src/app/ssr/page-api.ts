import { createRouterClient, ORPCError } from '@orpc/server'
import type { PublicApi } from '#contract/http/client.ts'
import { publicRouter } from '#server/routes/api/api-router.ts'
import type { ApiContext } from '#server/api/context.ts'
import { withPreview } from '#server/publishing/previews/with-preview.ts'
import { withTimeout } from '#server/platform/db/with-timeout.ts'
import type { ReadFailures } from '#server/api/render-page.ts'
import { serverFailure } from '#server/platform/http/responses/server-failure.ts'

/** The API as one render sees it. */
export interface PageApi {
  api: PublicApi
  /** Includes failures that the page handles by omitting a part. */
  failures: ReadFailures
}

/** Calls the public API in process. @param timeout milliseconds per call. */
export function pageApi(context: ApiContext, timeout: number): PageApi {
  const failures: ReadFailures = { failed: false, unavailable: false }
  const publicError = (error: unknown): never => {
    const shown = error instanceof ORPCError ? error : asOverHttp(error)
    failures.failed ||= shown.status >= 500
    failures.unavailable ||= shown.status === 503
    throw shown
  }
  const api = createRouterClient(publicRouter, {
    context,
    interceptors: [({ next }) => withTimeout(timeout, next()).catch(publicError), withPreview],
  })
  return { api, failures }
}

/** Without the cause's message, so that no internal details get into a page. */
function asOverHttp(error: unknown): ORPCError<string, unknown> {
  const { code, status, message } = serverFailure(error)
  return new ORPCError(code, { status, message, cause: error })
}
