import { os } from '@orpc/server'
import { notSignedIn } from '#contract/admin-fields.ts'
import type { AdminIdentity } from '../../auth/visitor.ts'
import type { Db } from '../../db/database.ts'
import { retryDeadlocks } from '../../db/failures.ts'
import { api } from './api.ts'
import type { ApiContext } from './context.ts'

/** Work on files that must wait until the rows are safe, with the database outside of the transaction. */
type AfterCommit = (db: Db) => Promise<void>

/** The gate of the back office, asked for every single call. */
const requireAdmin = os
  .$context<ApiContext>()
  .errors(notSignedIn)
  .middleware(async ({ context, next, errors }) => {
    const identity: AdminIdentity | null = await context.admin()
    if (!identity) throw errors.UNAUTHORIZED()
    return next({ context: { identity } })
  })

/** Saves are refused while the disk has no room for them; deletions go on, since they make some. */
const requireRoom = os.$context<ApiContext>().middleware(async ({ context, next, procedure }) => {
  const { method } = procedure['~orpc'].route
  if (method !== 'GET' && method !== 'DELETE') await context.disk?.requireRoom()
  return next()
})

/**
 * Every call of the back office starts here: gate, then the contract's check of the input, then what is added
 * behind: `adminProcedure.trips.list.handler(…)` for a read, `adminProcedure.trips.create.use(inTransaction).handler(…)`
 * for a write.
 */
export const adminProcedure = api.admin.use(requireAdmin).use(requireRoom)

/**
 * Runs a write in one transaction: all of it or nothing. Inside, `context.db` is the transaction.
 * What a handler hands to `afterCommit` runs when the rows are safe; its failure is logged and fails nothing.
 */
export const inTransaction = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  const { db, log, writes } = context
  return retryDeadlocks(async () => {
    const tasks: AfterCommit[] = []
    const afterCommit = (task: AfterCommit) => void tasks.push(task)
    const result = await writes.transaction(db, async (tx) => next({ context: { db: tx, afterCommit } }))
    for (const task of tasks) {
      await retryDeadlocks(() => task(db)).catch((error: unknown) => log.error({ err: error }, 'cleaning up failed'))
    }
    return result
  })
})
