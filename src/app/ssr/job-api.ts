import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/message-port'
import type { MessagePort } from 'node:worker_threads'
import type { PublicApi } from '#contract/http/client.ts'
import type { ReadFailures } from '#server/http/routes/page-routes.ts'
import type { ApiResultCache } from '#server/page-cache/api-result-cache.ts'

/** The id of the job that makes the call, of the admin or of a preview; calls without it are anonymous. */
export const jobHeader = 'x-render-job'

/** The API client of one render job. */
export interface JobApi {
  api: PublicApi
  /** Includes failures that the page handles by omitting a part. */
  failures: ReadFailures
}

/** @param privateJob the id of a job of the admin or of a preview, whose results are never cached; null for all others. */
export type CreateJobApi = (privateJob: number | null) => JobApi

/**
 * The worker's end of its port (docs/decisions/0040).
 * @param cache for results of anonymous calls; null to cache nothing.
 */
export function connectApi(port: MessagePort, cache: ApiResultCache | null): CreateJobApi {
  const link = new RPCLink<{ privateJob: number | null }>({
    port,
    headers: ({ context: { privateJob } }) => (privateJob === null ? {} : { [jobHeader]: String(privateJob) }),
  })
  return (privateJob) => {
    const failures: ReadFailures = { failed: false, unavailable: false }
    const api = createORPCClient<PublicApi>({
      async call(path, input) {
        const call = () => link.call(path, input, { context: { privateJob } })
        try {
          if (privateJob !== null || !cache) return await call()
          return await cache.getOrCreate(`${path.join('.')} ${JSON.stringify(input)}`, call)
        } catch (error) {
          const { status } = error instanceof ORPCError ? error : { status: 500 }
          failures.failed ||= status >= 500
          failures.unavailable ||= status === 503
          throw error
        }
      },
    })
    return { api, failures }
  }
}
