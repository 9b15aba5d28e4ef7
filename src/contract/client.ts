import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from './router.ts'

/** Every call as a typed function; only types of the contract are used, so no schema reaches the browser. */
export type ApiClient = ContractRouterClient<Contract>

declare global {
  /** The server puts its in-process client here before it renders, so that loaders make no request to itself. */
  var inProcessApi: ApiClient | undefined
}

/** In process on the server, over HTTP in the browser. */
export const api: ApiClient = globalThis.inProcessApi ?? browserClient()

function browserClient(): ApiClient {
  const link = new RPCLink({
    url: () => `${globalThis.location.origin}/api/rpc`,
    // Public calls only read: as GET requests they are cacheable. The back office's go where the origin is checked.
    method: (_options, [room]) => (room === 'admin' ? 'POST' : 'GET'),
  })
  return createORPCClient(link)
}
