import { queue } from '#server/platform/media/queue.ts'

/** Hashing a password takes 64 MiB and a whole processor (docs/decisions/0010). */
const concurrency = 1

/** Maximum number of calls that may run or wait; the last of them waits for some seconds. */
const maxPending = 12

/** Queues tasks that hash. */
type Enqueue = <T>(task: () => Promise<T>) => Promise<T>

/** @returns the result of the task; null at once, without running the task, when too many wait already. */
export type HashLimit = <T>(task: (enqueue: Enqueue) => Promise<T>) => Promise<T | null>

/** @returns an independent queue: a full one does not delay others. */
export function hashLimit(): HashLimit {
  const enqueue = queue(concurrency)
  let pending = 0
  return async (task) => {
    if (pending >= maxPending) return null
    pending += 1
    try {
      return await task(enqueue)
    } finally {
      pending -= 1
    }
  }
}
