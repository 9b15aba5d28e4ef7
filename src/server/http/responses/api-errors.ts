import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error that is answered before a call is reached. */
export interface ApiError {
  code: string
  status: ContentfulStatusCode
  message: string
  data?: unknown
}

/** Where our own pages' calls arrive; the others are REST. */
export const rpcPath = '/api/rpc'

/** @returns the answer in the form in which the calls themselves would give it, so that clients read one form. */
export function answerError(c: Context, error: ApiError) {
  const body = { defined: true, ...error }
  const isRpc = c.req.path.startsWith(`${rpcPath}/`)
  return c.json(isRpc ? { json: body } : body, error.status, { 'cache-control': 'no-store' })
}
