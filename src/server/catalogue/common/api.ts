import { implement } from '@orpc/server'
import { contract } from '#contract/router.ts'
import type { ApiContext } from './context.ts'

/** The contract, ready to be given handlers; each gets the context. */
export const api = implement(contract).$context<ApiContext>()
