import { os } from '@orpc/server'
import { notSignedIn } from '#contract/admin/fields.ts'
import { keyReused } from '#contract/idempotency.ts'
import type { AdminIdentity } from '../../auth/visitor.ts'
import type { Db } from '../../db/database.ts'
import { retryDeadlocks } from '../../db/failures.ts'
import { api } from './api.ts'
import type { ApiContext } from './context.ts'
import { claimOf, KeyReused, storeAnswer, storedAnswer, takeKey } from './idempotency.ts'

/** Work on files that must wait for the commit; it gets the database outside of the transaction. */
type AfterCommit = (db: Db) => Promise<void>

/** Checks for the admin's session, on every call. */
const requireAdmin = os
  .$context<ApiContext>()
  .errors(notSignedIn)
  .middleware(async ({ context, next, errors }) => {
    const identity: AdminIdentity | null = await context.admin()
    if (!identity) throw errors.UNAUTHORIZED()
    return next({ context: { identity } })
  })

/** Saves are refused while the disk is nearly full; deletions go on, since they free space (docs/decisions/0032). */
const requireFreeSpace = os.$context<ApiContext>().middleware(async ({ context, next, procedure }) => {
  const { method } = procedure['~orpc'].route
  if (method !== 'GET' && method !== 'DELETE') await context.disk?.requireFreeSpace()
  return next()
})

/**
 * Every call of the back office starts here: admin check, then the contract's validation of the input, then what is
 * added behind: `adminProcedure.trips.list.handler(…)` for a read,
 * `adminProcedure.trips.create.use(inTransaction).handler(…)` for a write. A write that takes long before it writes
 * uses `withLateTransaction` instead.
 */
export const adminProcedure = api.admin.use(requireAdmin).use(requireFreeSpace)

/**
 * Runs a write in one transaction: all of it or nothing. Inside, `context.db` is the transaction. What a handler passes
 * to `afterCommit` runs after the commit; its failure is only logged. A repeated call with the same idempotency key
 * gets the stored response, and the handler does not run (docs/decisions/0037).
 */
export const inTransaction = os
  .$context<ApiContext>()
  .errors(keyReused)
  .middleware(async ({ context, next, path, errors }, input, output) => {
    const { db, log, writes } = context
    const claim = await claimOf(context.idempotencyKey, path, input)
    const attempt = async () => {
      const tasks: AfterCommit[] = []
      const afterCommit = (task: AfterCommit) => void tasks.push(task)
      const result = await writes.transaction(db, async (tx) => {
        const stored = claim && (await takeKey(tx, claim))
        // The context does not matter, since the handler does not run.
        if (stored) return output(stored.answer) as never
        const done = await next({ context: { db: tx, afterCommit } })
        if (claim) await storeAnswer(tx, claim, done.output)
        return done
      })
      for (const task of tasks) {
        await retryDeadlocks(() => task(db)).catch((error: unknown) => log.error({ err: error }, 'cleaning up failed'))
      }
      return result
    }
    return retryDeadlocks(attempt).catch((error: unknown) => {
      throw error instanceof KeyReused ? errors.IDEMPOTENCY_KEY_REUSED() : error
    })
  })

/** Runs the write in one transaction, or returns the result of an earlier call with the same idempotency key. */
export type Once = <Result>(write: (tx: Db) => Promise<Result>) => Promise<Result>

/**
 * For a write with long work before it: the handler runs outside of a transaction and passes its last step,
 * whose result is its response, to `once`. A repeated call gets the stored response without running the handler.
 */
export const withLateTransaction = os
  .$context<ApiContext>()
  .errors(keyReused)
  .middleware(async ({ context, next, path, errors }, input, output) => {
    const { db } = context
    const claim = await claimOf(context.idempotencyKey, path, input)
    const once: Once = (write) =>
      db.transaction(async (tx) => {
        const stored = claim && (await takeKey(tx, claim))
        if (stored) return stored.answer as Awaited<ReturnType<typeof write>>
        const result = await write(tx)
        if (claim) await storeAnswer(tx, claim, result)
        return result
      })
    try {
      const stored = claim && (await storedAnswer(db, claim))
      return stored ? (output(stored.answer) as never) : await next({ context: { once } })
    } catch (error) {
      throw error instanceof KeyReused ? errors.IDEMPOTENCY_KEY_REUSED() : error
    }
  })
