const onServer = typeof document === 'undefined'

/** @returns milliseconds. */
export function minutes(count: number): number {
  return count * 60_000
}

/**
 * Fresh and retained times of a query, in minutes. On the server nothing is collected by timers: they would keep every
 * request's data alive until they fire.
 */
export function queryTimes({ fresh, retained }: { fresh: number; retained: number }) {
  return { staleTime: minutes(fresh), gcTime: onServer ? Infinity : minutes(retained) }
}
