import { setTimeout as pause } from 'node:timers/promises'

/** Each delayed post holds a connection and memory. */
const most = 50

/**
 * Delays posts sent sooner than a person can type: people hardly notice, and spam programs get slow.
 * @returns waits that many milliseconds; returns false at once if too many posts are waiting.
 */
export function earlySends(): (early: number) => Promise<boolean> {
  let waiting = 0
  return async (early) => {
    if (early === 0) return true
    if (waiting >= most) return false
    waiting += 1
    await pause(early)
    waiting -= 1
    return true
  }
}
