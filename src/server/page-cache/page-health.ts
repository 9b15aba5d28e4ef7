import { AsyncLocalStorage } from 'node:async_hooks'

interface Health {
  failed: boolean
}

const current = new AsyncLocalStorage<Health>()

/**
 * Runs the making of a page and tells whether anything that it read failed on the way, even where the page covers it
 * up by leaving a part out.
 */
export async function withHealth<T>(make: () => Promise<T>): Promise<{ result: T; failed: boolean }> {
  const health: Health = { failed: false }
  const result = await current.run(health, make)
  return { result, failed: health.failed }
}

/** Something that the page being made has read failed. */
export function noteFailure(): void {
  const health = current.getStore()
  if (health) health.failed = true
}
