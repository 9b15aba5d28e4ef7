import { Overloaded } from '#server/platform/http/responses/server-failure.ts'

export interface QueueLimits {
  /** Renders that run at once. */
  running: number
  /** Renders in the queue. */
  waiting: number
  /** Milliseconds that a render may wait. */
  wait: number
}

/** @throws Overloaded if the queue is full or the render has waited too long. */
export type RunQueued = <T>(render: () => Promise<T>) => Promise<T>

/** Renders share the event loop, so more than a few at once would only delay each other (docs/decisions/0035). */
export function createRenderQueue({ running: maxRunning, waiting: maxWaiting, wait }: QueueLimits): RunQueued {
  const queue = new Set<() => void>()
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (queue.size >= maxWaiting) throw new Overloaded('too many renders are waiting')
      const timer = setTimeout(() => {
        queue.delete(start)
        reject(new Overloaded('a render waited too long'))
      }, wait)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      queue.add(start)
    })

  return async (render) => {
    if (running < maxRunning) running += 1
    else await turn()
    try {
      return await render()
    } finally {
      // The next render takes this one's slot.
      const [next] = queue
      if (next) queue.delete(next)
      if (next) next()
      else running -= 1
    }
  }
}
