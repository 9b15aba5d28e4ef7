import { queue } from '#server/media/queue.ts'

/** A hash of a password takes 64 MiB while it is made, and a whole processor. */
const atOnce = 1

/** How many calls may be under way or wait: the last of them waits for some seconds. */
const places = 12

/** Runs what hashes when its turn has come. */
type RunQueued = <T>(task: () => Promise<T>) => Promise<T>

/** @returns what the task gives; null at once, without a call of the task, when too many wait already. */
export type HashLimit = <T>(task: (inTurn: RunQueued) => Promise<T>) => Promise<T | null>

/** @returns a lane of its own: what fills another one holds nobody up here. */
export function hashLimit(): HashLimit {
  const inTurn = queue(atOnce)
  let taken = 0
  return async (task) => {
    if (taken >= places) return null
    taken += 1
    try {
      return await task(inTurn)
    } finally {
      taken -= 1
    }
  }
}
