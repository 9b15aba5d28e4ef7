/** Milliseconds before it may begin again. */
interface Pauses {
  afterSuccess: number
  afterFailure: number
}

/** Work beside the sending of what is saved, one at a time. */
export interface BackgroundTask {
  /** Begins it unless it is running, or has to pause. */
  begin(work: () => Promise<unknown>): void
  /** Resolves when nothing of it is running. */
  ended(): Promise<void>
}

export function backgroundTask(pauses: Pauses, onError: (error: unknown) => void): BackgroundTask {
  let running: Promise<void> | null = null
  let next = 0

  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      next = performance.now() + pauses.afterSuccess
    } catch (error) {
      next = performance.now() + pauses.afterFailure
      onError(error)
    } finally {
      running = null
    }
  }

  return {
    begin(work) {
      if (!running && performance.now() >= next) running = run(work)
    },
    ended: async () => running ?? undefined,
  }
}
