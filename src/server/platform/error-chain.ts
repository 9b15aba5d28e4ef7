/** Guards against cycles; no real chain is longer. */
const maximumDepth = 10

/**
 * @returns an error, its causes and the errors of an `AggregateError`, recursively: drivers and libraries wrap errors.
 */
export function errorChain(error: unknown, depth = 0): object[] {
  if (typeof error !== 'object' || error === null || depth > maximumDepth) return []
  const { cause, errors } = error as { cause?: unknown; errors?: unknown }
  const inside = [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
  return [error, ...inside.flatMap((each) => errorChain(each, depth + 1))]
}

/** @returns the first error in the chain with one of these codes of PostgreSQL (SQLSTATE) or the system. */
export function findCode(error: unknown, codes: readonly string[]) {
  return (errorChain(error) as NodeJS.ErrnoException[]).find(({ code }) => codes.includes(code ?? ''))
}
