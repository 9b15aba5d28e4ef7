import { os } from '@orpc/server'
import { notSignedIn } from '#contract/admin/fields.ts'
import { keyReused } from '#contract/http/idempotency.ts'
import type { AdminIdentity } from '../platform/auth/visitor.ts'
import { currentOperation, nameAuthor, type ChangeAuthor } from '../platform/db/writes/operations.ts'
import type { Db } from '../platform/db/database.ts'
import { retryDeadlocks } from '../platform/db/failures.ts'
import { api } from './api.ts'
import type { ApiContext } from './context.ts'
import { claimOf, KeyReused, storeResponse, findResponse, claimKey } from './writes/idempotency.ts'
import { WriteRefused } from './writes/write-refused.ts'

/** Removes files after the commit. @param db outside of the transaction. */
type AfterCommit = (db: Db) => Promise<void>

const requireAdmin = os
  .$context<ApiContext>()
  .errors(notSignedIn)
  .middleware(async ({ context, next, errors }) => {
    const identity: AdminIdentity | null = await context.admin()
    if (!identity) throw errors.UNAUTHORIZED()
    return next({ context: { identity: { ...identity, person: context.person } } })
  })

/** Refuses saves while the disk is nearly full, but not deletions, which free space (docs/decisions/0032). */
const requireFreeSpace = os.$context<ApiContext>().middleware(async ({ context, next, procedure }) => {
  const { method } = procedure['~orpc'].route
  if (method !== 'GET' && method !== 'DELETE') await context.disk?.requireFreeSpace()
  return next()
})

type TypedErrors = Record<string, (options: { data: unknown }) => Error>

/** Answers a write that the stored content does not allow with the typed error of the call. */
const withTypedRefusals = os.$context<ApiContext>().middleware(async ({ next, errors }) => {
  try {
    return await next()
  } catch (error) {
    throw error instanceof WriteRefused ? (errors as TypedErrors)[error.code]!({ data: error.data }) : error
  }
})

/**
 * The base of every call of the back office: admin check, then validation of the input by the contract, then further
 * middleware and the handler: `adminProcedure.trips.list.handler(…)` for a read,
 * `adminProcedure.trips.create.use(inTransaction).handler(…)` for a write, `withLateTransaction` for a write that does
 * long work first.
 */
export const adminProcedure = api.admin.use(requireAdmin).use(requireFreeSpace).use(withTypedRefusals)

/** A write knows its admin. */
type WriteContext = ApiContext & { identity: AdminIdentity }

/** @param operation the call in the contract, as `trips.update`. */
export function adminAuthor({ session, person }: AdminIdentity, operation: string): ChangeAuthor {
  return { author: 'admin', operation, session: session.id, person }
}

/** @param path of the call in the contract, below `admin`. */
const authorOf = (identity: AdminIdentity, path: readonly string[]) => adminAuthor(identity, path.slice(1).join('.'))

/**
 * Runs a write in one transaction; inside, `context.db` is the transaction. What a handler passes to `afterCommit` runs
 * after the commit; its failure is only logged. A repeated call with the same idempotency key gets the stored response,
 * and the handler does not run (docs/decisions/0037).
 */
export const inTransaction = os
  .$context<WriteContext>()
  .errors(keyReused)
  .middleware(async ({ context, next, path, errors }, input, output) => {
    const { db, log, writes, identity, onChange } = context
    const author = authorOf(identity, path)
    const claim = await claimOf(context.idempotencyKey, path, input)
    const attempt = async () => {
      const cleanupTasks: AfterCommit[] = []
      const afterCommit = (task: AfterCommit) => void cleanupTasks.push(task)
      const { result, change } = await writes.transaction(db, author, async (tx) => {
        const stored = claim && (await claimKey(tx, claim))
        // The context does not matter, since the handler does not run.
        if (stored) return { result: output(stored.answer) as never, change: stored.change }
        const handled = await next({ context: { db: tx, afterCommit } })
        return {
          result: handled,
          change: await (claim ? storeResponse(tx, claim, handled.output) : currentOperation(tx)),
        }
      })
      if (change !== null) onChange?.(change)
      for (const task of cleanupTasks) {
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
  .$context<WriteContext>()
  .errors(keyReused)
  .middleware(async ({ context, next, path, errors }, input, output) => {
    const { db, identity, onChange } = context
    const author = authorOf(identity, path)
    const claim = await claimOf(context.idempotencyKey, path, input)
    const tell = (change: number | null) => change !== null && onChange?.(change)
    const once: Once = async (write) => {
      const { result, change } = await db.transaction(async (tx) => {
        const stored = claim && (await claimKey(tx, claim))
        if (stored) return { result: stored.answer as Awaited<ReturnType<typeof write>>, change: stored.change }
        await nameAuthor(tx, author)
        const written = await write(tx)
        return { result: written, change: await (claim ? storeResponse(tx, claim, written) : currentOperation(tx)) }
      })
      tell(change)
      return result
    }
    try {
      const stored = claim && (await findResponse(db, claim))
      tell(stored?.change ?? null)
      return stored ? (output(stored.answer) as never) : await next({ context: { once } })
    } catch (error) {
      throw error instanceof KeyReused ? errors.IDEMPOTENCY_KEY_REUSED() : error
    }
  })
