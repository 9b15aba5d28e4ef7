import { setTimeout as rest } from 'node:timers/promises'
import { percentile, round } from './figures.ts'

/** What came of asking the same thing again and again. */
export interface Watch {
  /** How often each status came; 'lost' where no answer came. */
  statuses: Map<string, number>
  /** Milliseconds of each answer. */
  times: number[]
  stop: () => Promise<void>
}

/**
 * Asks again and again until stopped, one question at a time.
 * @param ask resolves with a status.
 * @param pause milliseconds between an answer and the next question.
 */
export function watch(ask: () => Promise<number>, pause: number): Watch {
  const stopped = new AbortController()
  const seen: Watch = { statuses: new Map(), times: [], stop: async () => {} }
  const running = (async () => {
    while (!stopped.signal.aborted) {
      const begin = performance.now()
      const status = await ask().then(String, () => 'lost')
      seen.times.push(performance.now() - begin)
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
      await rest(pause, null, { signal: stopped.signal }).catch(() => {})
    }
  })()
  seen.stop = async () => {
    stopped.abort()
    await running
  }
  return seen
}

/** @returns such as '200 ×41, 503 ×9; p99 12 ms, longest 1,503 ms', of one or several watches together. */
export function toldOf(...watches: Watch[]): string {
  const counts = new Map<string, number>()
  for (const { statuses } of watches) {
    for (const [status, count] of statuses) counts.set(status, (counts.get(status) ?? 0) + count)
  }
  const times = watches.flatMap((each) => each.times)
  const told = [...counts].toSorted().map(([status, count]) => `${status} ×${round(count)}`)
  return `${told.join(', ')}; p99 ${round(percentile(times, 0.99))} ms, longest ${round(Math.max(...times))} ms`
}
