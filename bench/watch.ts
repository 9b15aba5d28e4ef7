import { round } from './figures.ts'

/** What came of asking the same thing again and again. */
export interface Watch {
  /** How often each status came; 'lost' where no answer came. */
  statuses: Map<string, number>
  /** Milliseconds for the slowest answer. */
  longest: number
  stop: () => Promise<void>
}

/**
 * Asks again and again until stopped, one question at a time.
 * @param ask resolves with a status.
 * @param pause milliseconds between an answer and the next question.
 */
export function watch(ask: () => Promise<number>, pause: number): Watch {
  const stopped = new AbortController()
  const seen: Watch = { statuses: new Map(), longest: 0, stop: async () => {} }
  const running = (async () => {
    while (!stopped.signal.aborted) {
      const begin = performance.now()
      const status = await ask().then(String, () => 'lost')
      seen.longest = Math.max(seen.longest, performance.now() - begin)
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  })()
  seen.stop = async () => {
    stopped.abort()
    await running
  }
  return seen
}

/** @returns such as '200 ×41, 503 ×9, longest 1,503 ms'. */
export function toldOf({ statuses, longest }: Watch): string {
  const counts = [...statuses].toSorted().map(([status, count]) => `${status} ×${count}`)
  return `${counts.join(', ')}; longest ${round(longest)} ms`
}
