import type { Context } from 'hono'
import type { Logger } from 'pino'
import { withoutKey } from '#values/addresses/preview-address.ts'
import { apiErrorResponse } from './api-errors.ts'
import { retryAfter, serverFailure } from './server-failure.ts'

const sentence = 'Something went wrong on our side. Please try again in a moment.'

/** @returns a response that reveals nothing about the error, which is logged. */
export function errorResponse(error: unknown, c: Context, log: Logger): Response {
  const failure = serverFailure(error)
  if (failure.status !== 400) log.error({ err: error, path: withoutKey(c.req.path) }, 'request failed')
  if (failure.status === 503) c.header('retry-after', retryAfter)
  if (c.req.path.startsWith('/api/')) return apiErrorResponse(c, failure)
  return c.text(sentence, failure.status, { 'cache-control': 'no-store' })
}
