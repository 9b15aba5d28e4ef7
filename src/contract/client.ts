import type { ContractRouterClient } from '@orpc/contract'
import { readClient } from './read-client.ts'
import type { Contract } from './router.ts'

/** Every call as a typed function; only types of the contract are used, so no schema reaches the browser. */
export type ApiClient = ContractRouterClient<Contract>

/** What the public site calls; all of it only reads. */
export type PublicApi = Omit<ApiClient, 'admin'>

declare global {
  /** The server puts its in-process client here before it renders, so that loaders make no request to itself. */
  var inProcessApi: PublicApi | undefined
}

/** In process on the server, over HTTP in the browser. */
export const api: PublicApi = globalThis.inProcessApi ?? readClient<PublicApi>('/api/rpc')
