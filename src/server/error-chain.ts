/** Causes may lead in a circle; no real chain is longer. */
const deepest = 10

/** @returns an error with its causes, and those of each error that a joint one holds: drivers and libraries wrap. */
export function errorChain(error: unknown, depth = 0): object[] {
  if (typeof error !== 'object' || error === null || depth > deepest) return []
  const { cause, errors } = error as { cause?: unknown; errors?: unknown }
  const inside = [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
  return [error, ...inside.flatMap((each) => errorChain(each, depth + 1))]
}
