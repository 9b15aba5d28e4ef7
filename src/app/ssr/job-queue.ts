import { Overloaded } from '#server/http/responses/server-failure.ts'

export interface QueueLimits {
  /** Tasks that run at once. */
  running: number
  /** Tasks in the queue. */
  waiting: number
  /** Milliseconds that a task may wait. */
  wait: number
}

/** @throws Overloaded if the queue is full or the task has waited too long. */
export type RunQueued = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Piscina's own queue does not limit tasks with an abort signal, whose timeout would include the wait
 * (docs/decisions/0035).
 */
export function createJobQueue({ running: maxRunning, waiting: maxWaiting, wait }: QueueLimits): RunQueued {
  const queue = new Set<() => void>()
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (queue.size >= maxWaiting) throw new Overloaded('too many wait already')
      const timer = setTimeout(() => {
        queue.delete(start)
        reject(new Overloaded('it did not come to its turn in time'))
      }, wait)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      queue.add(start)
    })

  return async (task) => {
    if (running < maxRunning) running += 1
    else await turn()
    try {
      return await task()
    } finally {
      // The next task takes this one's slot.
      const [next] = queue
      if (next) queue.delete(next)
      if (next) next()
      else running -= 1
    }
  }
}
