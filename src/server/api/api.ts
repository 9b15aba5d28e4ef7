import { implement } from '@orpc/server'
import { contract } from '#contract/router.ts'
import type { ApiContext } from './context.ts'

export const api = implement(contract).$context<ApiContext>()
