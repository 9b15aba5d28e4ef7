import { setTimeout as pause } from 'node:timers/promises'

/** Sends that wait at once; they hold a connection and memory. */
const most = 50

/**
 * Holds what is sent too soon until its time has come: people notice little, and programs get slow.
 * @returns waits that many milliseconds; false at once if too many others wait already.
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
