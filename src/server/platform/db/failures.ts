/** Fields of a PostgreSQL error, which Drizzle wraps as the cause of its error. */
interface DatabaseFailure {
  code?: string
  constraint?: string
  cause?: unknown
}

/** @returns whether an error is a violation of the unique constraint or index of this name. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const failure = failureOf(error, '23505')
  return failure?.constraint === constraint
}

/** @returns whether an error is a violation of any constraint or unique index. */
export function isBrokenConstraint(error: unknown): boolean {
  return ['23502', '23503', '23505', '23514'].some((code) => failureOf(error, code) !== null)
}

/** @returns whether an input has a character that PostgreSQL cannot store, such as U+0000. */
export function isRefusedText(error: unknown): boolean {
  return ['22021', '22P05'].some((code) => failureOf(error, code) !== null)
}

function isDeadlock(error: unknown): boolean {
  return failureOf(error, '40P01') !== null
}

const deadlockAttempts = 3

/** Runs a transaction, or something else that is atomic, again when PostgreSQL aborted it to resolve a deadlock. */
export async function retryDeadlocks<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = deadlockAttempts - 1; left > 0; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isDeadlock(error)) throw error
    }
  }
  return attempt()
}

function failureOf(error: unknown, code: string): DatabaseFailure | null {
  for (let each = error as DatabaseFailure | undefined; each; each = each.cause as DatabaseFailure | undefined) {
    if (each.code === code) return each
  }
  return null
}
