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
export function isDeadlock(error: unknown): boolean {
  return failureOf(error, '40P01') !== null
}

function failureOf(error: unknown, code: string): DatabaseFailure | null {
  for (let each = error as DatabaseFailure | undefined; each; each = each.cause as DatabaseFailure | undefined) {
    if (each.code === code) return each
  }
  return null
}
