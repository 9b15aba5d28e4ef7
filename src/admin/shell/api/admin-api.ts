import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ApiClient } from '#contract/client.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { adminMessages } from '#contract/messages.ts'

const url = () => `${globalThis.location.origin}/api/rpc`

/** Every call of the back office; each needs the admin's session. */
export type AdminApi = ApiClient['admin']

/** What calls that only read are named. Others are writes, for which `useWrite` gives an API with a key. */
type ReadName = 'list' | 'get' | 'options' | 'all' | 'counts' | 'identity' | 'status'

type Reads<Calls> = { [Noun in keyof Calls]: Pick<Calls[Noun], keyof Calls[Noun] & ReadName> }

/** The calls that only read. */
export const adminApi: Reads<AdminApi> = createORPCClient<ApiClient>(new RPCLink({ url })).admin

/** @returns all calls, each with this idempotency key. */
export function adminApiFor(key: string): AdminApi {
  const headers = { [idempotencyHeader]: key }
  return createORPCClient<ApiClient>(new RPCLink({ url, headers })).admin
}

/** A refusal that stays the same however often one asks. */
export class Refused extends Error {}

/** An error that a call answered with: its code, status and, for some codes, data. */
export type CallError = ORPCError<string, unknown>

/** @returns the call's own error, or null for anything else: a lost connection, a broken answer. */
export function callError(error: unknown): CallError | null {
  return error instanceof ORPCError ? error : null
}

/** @returns whether a call failed because nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return callError(error)?.status === 401
}

/** @returns whether the server's disk has no room for what was sent. */
export function isDiskFull(error: unknown): boolean {
  return callError(error)?.code === adminMessages.diskFull.code
}

/** @returns whether the server was not reached at all. */
export function isOffline(error: unknown): boolean {
  return callError(error) === null && error instanceof TypeError
}
