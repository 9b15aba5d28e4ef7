import { queue } from '#server/media/queue.ts'

/** Hashing a password takes 64 MiB and a whole processor (docs/decisions/0033). */
const atOnce = 1

/** How many calls may run or wait: the last of them waits for some seconds. */
const places = 12

/** Queues tasks that hash. */
type RunQueued = <T>(task: () => Promise<T>) => Promise<T>

/** @returns the result of the task; null at once, without running the task, when too many wait already. */
export type HashLimit = <T>(task: (inTurn: RunQueued) => Promise<T>) => Promise<T | null>

/** @returns an independent queue: a full one does not delay others. */
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
