import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { backgroundHeader } from '#contract/http/background-header.ts'
import { changeHeader } from '#contract/http/change-header.ts'
import type { ApiClient } from '#contract/http/client.ts'
import { idempotencyHeader } from '#contract/http/idempotency.ts'
import { adminMessages } from '#contract/messages.ts'
import { personHeaders } from './person.ts'

const url = () => `${globalThis.location.origin}/api/rpc`

/** Every call needs an admin session. */
export type AdminApi = ApiClient['admin']

/**
 * Names of the calls that only read. All others are writes; `useWrite` provides an API with an idempotency key for
 * them.
 */
type ReadName =
  | 'list'
  | 'home'
  | 'get'
  | 'options'
  | 'all'
  | 'tags'
  | 'counts'
  | 'uses'
  | 'totals'
  | 'panels'
  | 'issues'
  | 'comparables'
  | 'identity'
  | 'status'
  | 'points'
  | 'setup'
  | 'history'
  | 'version'
  | 'rows'
  | 'find'
  | 'page'

type Reads<Calls> = { [Entity in keyof Calls]: Pick<Calls[Entity], keyof Calls[Entity] & ReadName> }

/** Reads only. */
export const adminApi: Reads<AdminApi> = createORPCClient<ApiClient>(new RPCLink({ url, headers: personHeaders })).admin

/** Reads that a screen makes by itself: an idle session still ends. */
export const backgroundApi: Reads<AdminApi> = createORPCClient<ApiClient>(
  new RPCLink({ url, headers: { [backgroundHeader]: 'true' } }),
).admin

/**
 * @param onChange gets the id of the change that a call left.
 * @returns all calls, each sent with this idempotency key.
 */
export function adminApiFor(key: string, onChange: (change: number) => void): AdminApi {
  const headers = () => ({ [idempotencyHeader]: key, ...personHeaders() })
  const fetchAndTell = async (request: Request, init: RequestInit) => {
    const response = await fetch(request, init)
    const change = response.headers.get(changeHeader)
    if (change) onChange(Number(change))
    return response
  }
  return createORPCClient<ApiClient>(new RPCLink({ url, headers, fetch: fetchAndTell })).admin
}

/** An error that will not change on a retry. */
export class Refused extends Error {}

/** An error response of the API: code, status and, for some codes, data. */
export type CallError = ORPCError<string, unknown>

/** @returns null for anything that is not an error response: a lost connection, an invalid response. */
export function callError(error: unknown): CallError | null {
  return error instanceof ORPCError ? error : null
}

export function isSignedOut(error: unknown): boolean {
  return callError(error)?.status === 401
}

export function isDiskFull(error: unknown): boolean {
  return callError(error)?.code === adminMessages.diskFull.code
}

export function isOffline(error: unknown): boolean {
  return callError(error) === null && error instanceof TypeError
}
