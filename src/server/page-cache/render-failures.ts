import { AsyncLocalStorage } from 'node:async_hooks'

interface Health {
  failed: boolean
  /** Whether one of the failures may pass by itself. */
  unavailable: boolean
}

const current = new AsyncLocalStorage<Health>()

/**
 * Runs the making of a page and tells whether anything that it read failed on the way, even where the page covers it
 * up by leaving a part out.
 */
export async function trackFailures<T>(make: () => Promise<T>): Promise<{ result: T } & Health> {
  const health: Health = { failed: false, unavailable: false }
  const result = await current.run(health, make)
  return { result, ...health }
}

/**
 * Something that the page being made has read failed.
 * @param unavailable whether it may be there again in a moment.
 */
export function recordFailure(unavailable: boolean): void {
  const health = current.getStore()
  if (!health) return
  health.failed = true
  health.unavailable ||= unavailable
}
