/**
 * @param room what the tasks that run together may weigh in all.
 * @returns a function that runs tasks in the order in which they came. One that weighs 1 takes that much of the room, one
 * that weighs all of it runs alone.
 */
export function queue(room: number): <T>(task: () => Promise<T>, weight?: number) => Promise<T> {
  let taken = 0
  const waiting: { weight: number; start: () => void }[] = []

  function startWhatFits() {
    while (waiting[0] && taken + waiting[0].weight <= room) {
      const { weight, start } = waiting.shift()!
      taken += weight
      start()
    }
  }

  return async (task, weight = 1) => {
    await new Promise<void>((start) => {
      waiting.push({ weight, start })
      startWhatFits()
    })
    try {
      return await task()
    } finally {
      taken -= weight
      startWhatFits()
    }
  }
}
