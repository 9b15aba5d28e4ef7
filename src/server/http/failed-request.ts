import type { Context } from 'hono'
import type { Logger } from 'pino'

/** @returns the answer to a request that failed for reasons of ours; they go to the log and nowhere else. */
export function failedRequest(error: unknown, c: Context, log: Logger): Response {
  log.error({ err: error, path: c.req.path }, 'request failed')
  return c.text('Something went wrong on our side. Please try again in a moment.', 500, { 'cache-control': 'no-store' })
}
