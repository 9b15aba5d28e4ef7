import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { contract } from '#contract/router.ts'

/** One procedure that needs no sign-in, with its REST and RPC paths. */
export interface PublicCall {
  name: string
  /** REST path below `/api` with `{placeholders}`. */
  path: string
  rpcPath: string
  hasInput: boolean
}

const { admin: _admin, ...publicContract } = contract

/** Every public procedure, read from the contract, so that a new one cannot be forgotten. */
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
