import { findCode } from '../error-chain.ts'

/** @returns whether an error is a violation of the unique constraint or index of this name. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const violation = findCode(error, ['23505']) as { constraint?: string } | undefined
  return violation?.constraint === constraint
}

/** @returns whether an error is a violation of any constraint or unique index. */
export function isBrokenConstraint(error: unknown): boolean {
  return findCode(error, ['23502', '23503', '23505', '23514']) !== undefined
}

/** @returns whether an input has a character that PostgreSQL cannot store, such as U+0000. */
export function isRefusedText(error: unknown): boolean {
  return findCode(error, ['22021', '22P05']) !== undefined
}

const deadlockAttempts = 3

/** Runs a transaction, or something else that is atomic, again when PostgreSQL aborted it to resolve a deadlock. */
export async function retryDeadlocks<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = deadlockAttempts - 1; left > 0; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!findCode(error, ['40P01'])) throw error
    }
  }
  return attempt()
}
