import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '../router.ts'

/** Every call as a typed function; only types of the contract are used, so no schema reaches the browser. */
export type ApiClient = ContractRouterClient<Contract>

/** The calls of the public site, which only read. */
export type PublicApi = Omit<ApiClient, 'admin'>
