import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { ORPCError } from '@orpc/server'
import { idempotencyHours, idempotencyKeyPattern } from '#contract/http/idempotency.ts'
import { adminMessages } from '#contract/messages.ts'
import type { Db } from '../../platform/db/database.ts'
import { idempotencyKeys } from '../../platform/db/schema.ts'
import { currentOperationId, runDeferredTriggers } from '../../platform/db/writes/operations.ts'

/** A key with the operation and input that it belongs to. */
export interface Claim {
  key: string
  operation: string
  fingerprint: string
}

/** The key was used for another call or another input. */
export class KeyReused extends Error {
  override name = 'KeyReused'
}

/**
 * @param key as the header has it; undefined if it is missing.
 * @param path of the call in the contract.
 * @returns null for a call without a key.
 * @throws ORPCError with status 400 when the key is malformed.
 */
export async function claimOf(key: string | undefined, path: readonly string[], input: unknown): Promise<Claim | null> {
  if (key === undefined) return null
  if (!idempotencyKeyPattern.test(key)) {
    throw new ORPCError('BAD_REQUEST', { message: adminMessages.idempotency.malformed })
  }
  // A call without input is undefined, which JSON cannot express.
  const given = JSON.stringify(await canonical(input ?? null))
  return { key, operation: path.join('.'), fingerprint: hash(given) }
}

/** Wrapped, since a response may be any JSON value. */
interface Stored {
  answer: unknown
  change: number | null
}

const columns = {
  operation: idempotencyKeys.operation,
  fingerprint: idempotencyKeys.fingerprint,
  answer: idempotencyKeys.answer,
  change_id: idempotencyKeys.change_id,
}

/**
 * Claims a key for the running transaction. It waits while another transaction holds the key, so that of two equal
 * calls at the same time the second one gets the response of the first, or does the work itself where the first rolled
 * back.
 * @returns the stored response, or null when the work is to be done.
 * @throws KeyReused
 */
export async function claimKey(tx: Db, claim: Claim): Promise<Stored | null> {
  const [row] = await tx
    .insert(idempotencyKeys)
    .values(claim)
    // An update that changes nothing: unlike `do nothing` it also returns the row that was there.
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: { key: sql`excluded.key` } })
    .returning(columns)
  return responseOf(row!, claim)
}

/**
 * Stores the response for a key that this transaction has claimed.
 * @returns the id of the transaction's change, which is stored as well; null if nothing was changed.
 */
export async function storeResponse(tx: Db, { key }: Claim, answer: unknown): Promise<number | null> {
  await runDeferredTriggers(tx)
  const [row] = await tx
    .update(idempotencyKeys)
    .set({ answer: JSON.stringify(answer), change_id: currentOperationId })
    .where(eq(idempotencyKeys.key, key))
    .returning({ change_id: idempotencyKeys.change_id })
  return row!.change_id
}

/**
 * Looks for a response without claiming the key.
 * @throws KeyReused
 */
export async function findResponse(db: Db, claim: Claim): Promise<Stored | null> {
  const [row] = await db.select(columns).from(idempotencyKeys).where(eq(idempotencyKeys.key, claim.key))
  return row ? responseOf(row, claim) : null
}

export async function deleteExpiredResponses(db: Db): Promise<void> {
  const oldest = sql`now() - make_interval(hours => ${idempotencyHours})`
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, oldest))
}

type KeyRow = Pick<typeof idempotencyKeys.$inferSelect, 'operation' | 'fingerprint' | 'answer' | 'change_id'>

function responseOf(row: KeyRow, { operation, fingerprint }: Claim): Stored | null {
  if (row.operation !== operation || row.fingerprint !== fingerprint) throw new KeyReused(row.operation)
  return row.answer === null ? null : { answer: JSON.parse(row.answer) as unknown, change: row.change_id }
}

/** Equal for equal inputs: keys of objects are sorted, files are hashed by content. */
async function canonical(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return hash(new Uint8Array(await value.arrayBuffer()))
  if (Array.isArray(value)) return Promise.all(value.map(canonical))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Promise.all(entries.map(async ([name, each]) => [name, await canonical(each)]))
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
