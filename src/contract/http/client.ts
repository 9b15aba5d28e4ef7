import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '../router.ts'

/** Every call as a typed function; only types of the contract are used, so no schema reaches the browser. */
export type ApiClient = ContractRouterClient<Contract>

/** What the public site calls; all of it only reads. */
export type PublicApi = Omit<ApiClient, 'admin'>
