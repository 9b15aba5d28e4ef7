import { Overloaded } from '#server/http/responses/server-failure.ts'

/** How much may be under way and wait at once, and how long a task may wait, in milliseconds. */
export interface QueueLimits {
  underWay: number
  waiting: number
  wait: number
}

/** Runs a task when it is its turn. @throws Overloaded when too many wait already, or this one waited too long. */
export type RunQueued = <T>(task: () => Promise<T>) => Promise<T>

/**
 * @returns a queue for tasks. The one of the thread pool knows no bound for tasks that can be ended, and their time would
 * begin with the wait.
 */
export function createJobQueue({ underWay, waiting, wait }: QueueLimits): RunQueued {
  const line = new Set<() => void>()
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (line.size >= waiting) throw new Overloaded('too many wait already')
      const timer = setTimeout(() => {
        line.delete(begin)
        reject(new Overloaded('it did not come to its turn in time'))
      }, wait)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      line.add(begin)
    })

  return async (task) => {
    if (running < underWay) running += 1
    else await turn()
    try {
      return await task()
    } finally {
      // Whose turn it is takes over the place of this one.
      const [next] = line
      if (next) line.delete(next)
      if (next) next()
      else running -= 1
    }
  }
}
