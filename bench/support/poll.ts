import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, round } from './figures.ts'

/** The results so far of the same request, repeated. */
export interface Poll {
  /** How often each status was returned; 'lost' stands for a failed connection. */
  statuses: Map<string, number>
  /** Response times in milliseconds. */
  times: number[]
  stop: () => Promise<void>
}

/**
 * Repeats a request until stopped, one at a time.
 * @param send resolves with a status.
 * @param pause milliseconds between a response and the next request.
 */
export function poll(send: () => Promise<number>, pause: number): Poll {
  const stopped = new AbortController()
  const results: Poll = { statuses: new Map(), times: [], stop: async () => {} }
  const running = (async () => {
    while (!stopped.signal.aborted) {
      const begin = performance.now()
      const status = await send().then(String, () => 'lost')
      results.times.push(performance.now() - begin)
      results.statuses.set(status, (results.statuses.get(status) ?? 0) + 1)
      await sleep(pause, null, { signal: stopped.signal }).catch(() => {})
    }
  })()
  results.stop = async () => {
    stopped.abort()
    await running
  }
  return results
}

/** @returns for example '200 ×41, 503 ×9; p99 12 ms, max 1,503 ms', of one or several polls together. */
export function summarize(...polls: Poll[]): string {
  const counts = new Map<string, number>()
  for (const { statuses } of polls) {
    for (const [status, count] of statuses) counts.set(status, (counts.get(status) ?? 0) + count)
  }
  const times = polls.flatMap((each) => each.times)
  const statuses = [...counts].toSorted().map(([status, count]) => `${status} ×${round(count)}`)
  return `${statuses.join(', ')}; p99 ${round(percentile(times, 0.99))} ms, max ${round(Math.max(...times))} ms`
}
