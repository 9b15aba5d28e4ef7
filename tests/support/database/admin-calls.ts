import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { adminContract } from '#contract/admin/router.ts'

/** One call of the back office, as both of its addresses see it. */
export interface AdminCall {
  operationId: string
  method: string
  /** REST address with ids that belong to nothing. */
  path: string
  rpcPath: string
  hasInput: boolean
}

/** An id that belongs to no record. */
export const nobodysId = '00000000-0000-4000-8000-000000000000'

/** Answers strangers too: its pages ask it who is signed in. */
const openCall = 'admin_get_identity'

/** Every call of the back office behind the gate, read from the contract, so that a new one cannot be forgotten. */
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
    path: `/api${route.path}`.replace(/\{\w+\}/g, nobodysId),
    rpcPath: `/api/rpc/${path.join('/')}`,
    hasInput: inputSchema !== undefined,
  }
}
