import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { adminContract } from '#contract/admin/router.ts'

/** One procedure of the back office, with its REST and RPC paths. */
export interface AdminCall {
  operationId: string
  method: string
  /** REST path with ids that belong to no record. */
  path: string
  rpcPath: string
  hasInput: boolean
}

/** An id that belongs to no record. */
export const missingId = '00000000-0000-4000-8000-000000000000'

/** Path parameters that are no ids. */
const parameters: Record<string, string> = { entity: 'trips', kind: 'draft', action: 'publish' }

/** Public: pages ask it who is signed in. */
const openCall = 'admin_get_identity'

/** Every procedure that requires the admin, read from the contract, so that a new one cannot be forgotten. */
export const adminCalls: AdminCall[] = callsOf(adminContract, ['admin']).filter(
  ({ operationId }) => operationId !== openCall,
)

function callsOf(router: object, path: string[]): AdminCall[] {
  return Object.entries(router).flatMap(([name, item]: [string, object]) =>
    isContractProcedure(item) ? [callOf(item, [...path, name])] : callsOf(item, [...path, name]),
  )
}

function callOf(procedure: AnyContractProcedure, path: string[]): AdminCall {
  const { route, inputSchema } = procedure['~orpc']
  return {
    operationId: route.operationId ?? '',
    method: route.method ?? '',
    path: `/api${route.path}`.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? missingId),
    rpcPath: `/api/rpc/${path.join('/')}`,
    hasInput: inputSchema !== undefined,
  }
}
