/** What the databases' errors say, under the wrapping of the drivers. */
interface DatabaseFailure {
  code?: string
  constraint?: string
  cause?: unknown
}

/** @returns whether an error is a broken unique constraint or index of this name. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const failure = failureOf(error, '23505')
  return failure?.constraint === constraint
}

/** @returns whether two transactions waited for each other and this one was given up; it may be tried again. */
function isDeadlock(error: unknown): boolean {
  return failureOf(error, '40P01') !== null
}

/** How often something is tried that met another transaction head-on. */
const tries = 3

/** Runs something that is all done or not at all, such as a transaction, again when it was given up in a deadlock. */
export async function retryDeadlocks<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = tries - 1; left > 0; left -= 1) {
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
