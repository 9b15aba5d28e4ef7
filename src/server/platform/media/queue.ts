/**
 * @param capacity upper limit of the total weight of running tasks.
 * @returns a function that starts tasks in order (FIFO) as soon as their weight fits; one of weight `capacity` runs
 * alone.
 */
export function queue(capacity: number): <T>(task: () => Promise<T>, weight?: number) => Promise<T> {
  let used = 0
  const waiting: { weight: number; start: () => void }[] = []

  function startWaiting() {
    while (waiting[0] && used + waiting[0].weight <= capacity) {
      const { weight, start } = waiting.shift()!
      used += weight
      start()
    }
  }

  return async (task, weight = 1) => {
    await new Promise<void>((start) => {
      waiting.push({ weight, start })
      startWaiting()
    })
    try {
      return await task()
    } finally {
      used -= weight
      startWaiting()
    }
  }
}
