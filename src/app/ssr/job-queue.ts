import { Overloaded } from '#server/http/responses/server-failure.ts'

/** How many tasks may run and wait, and how long one may wait, in milliseconds. */
export interface QueueLimits {
  running: number
  waiting: number
  wait: number
}

/** Runs a task in its turn. @throws Overloaded when too many wait already, or this one waited too long. */
export type RunQueued = <T>(task: () => Promise<T>) => Promise<T>

/** Piscina's own queue has no limit for tasks with an abort signal, and their time would begin with the wait (docs/decisions/0035). */
export function createJobQueue({ running: most, waiting, wait }: QueueLimits): RunQueued {
  const queue = new Set<() => void>()
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (queue.size >= waiting) throw new Overloaded('too many wait already')
      const timer = setTimeout(() => {
        queue.delete(begin)
        reject(new Overloaded('it did not come to its turn in time'))
      }, wait)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      queue.add(begin)
    })

  return async (task) => {
    if (running < most) running += 1
    else await turn()
    try {
      return await task()
    } finally {
      // The next task takes over the place of this one.
      const [next] = queue
      if (next) queue.delete(next)
      if (next) next()
      else running -= 1
    }
  }
}
