import { os } from '@orpc/server'
import { notSignedIn } from '#contract/admin/fields.ts'
import { keyReused } from '#contract/idempotency.ts'
import type { AdminIdentity } from '../../auth/visitor.ts'
import type { Db } from '../../db/database.ts'
import { retryDeadlocks } from '../../db/failures.ts'
import { api } from './api.ts'
import type { ApiContext } from './context.ts'
import { claimOf, KeyReused, storeAnswer, storedAnswer, takeKey } from './idempotency.ts'

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
 * for a write. A write that takes long before it writes uses `withLateTransaction` instead.
 */
export const adminProcedure = api.admin.use(requireAdmin).use(requireRoom)

/**
 * Runs a write in one transaction: all of it or nothing. Inside, `context.db` is the transaction.
 * What a handler hands to `afterCommit` runs when the rows are safe; its failure is logged and fails nothing.
 * A repeated call with the same idempotency key gets the first one's answer, and the handler does not run.
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
        // What the handler's context would hold does not matter: it does not run.
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

/** Makes the rows of a write, all of them or none, or gives what an equal call before it made. */
export type Once = <Result>(write: (tx: Db) => Promise<Result>) => Promise<Result>

/**
 * For a write that takes long before it writes: the handler runs outside of a transaction and hands its last step,
 * whose result is its answer, to `once`. A call that was answered before is answered at once.
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
