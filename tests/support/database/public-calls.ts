import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { contract } from '#contract/router.ts'

/** One call that needs no sign-in, as both of its addresses see it. */
export interface PublicCall {
  name: string
  /** REST address below `/api` with `{placeholders}`. */
  path: string
  rpcPath: string
  hasInput: boolean
}

const { admin: _admin, ...publicContract } = contract

/** Every public call, read from the contract, so that a new one cannot be forgotten. */
export const publicCalls: PublicCall[] = callsOf(publicContract, [])

function callsOf(router: object, path: string[]): PublicCall[] {
  return Object.entries(router).flatMap(([name, item]: [string, object]) =>
    isContractProcedure(item) ? [callOf(item, [...path, name])] : callsOf(item, [...path, name]),
  )
}

function callOf(procedure: AnyContractProcedure, path: string[]): PublicCall {
  const { route, inputSchema } = procedure['~orpc']
  return {
    name: path.join('.'),
    path: route.path ?? '',
    rpcPath: `/api/rpc/${path.join('/')}`,
    hasInput: inputSchema !== undefined,
  }
}
