import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ApiClient } from '#contract/client.ts'
import { adminMessages } from '#contract/messages.ts'

const link = new RPCLink({ url: () => `${globalThis.location.origin}/api/rpc` })
const client: ApiClient = createORPCClient(link)

/** Every call of the back office; each needs the admin's session. */
export const adminApi = client.admin

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
