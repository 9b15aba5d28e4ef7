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
