import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error before a call is reached. */
export interface ApiError {
  code: string
  status: ContentfulStatusCode
  message: string
  data?: unknown
}

/** The RPC endpoint of our own pages; all other calls are REST. */
export const rpcPath = '/api/rpc'

/** @returns the error in the format of the called endpoint, RPC or REST. */
export function apiErrorResponse(c: Context, error: ApiError) {
  const body = { defined: true, ...error }
  const isRpc = c.req.path.startsWith(`${rpcPath}/`)
  return c.json(isRpc ? { json: body } : body, error.status, { 'cache-control': 'no-store' })
}
