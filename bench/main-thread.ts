/** What Chromium records of a page, as far as it is needed here; times in microseconds. */
export interface Trace {
  traceEvents: {
    name: string
    pid: number
    tid: number
    ts: number
    /** Of the processor, by this thread alone. */
    tdur?: number
    args?: { data?: { documentLoaderURL?: string } }
  }[]
}

/** Milliseconds; a longer task keeps whoever touches the page waiting. */
const longTask = 50

/**
 * Blocking time by what the page's own tasks took of the processor. Lighthouse counts from a task's begin to its end: on a
 * machine whose two processors also run the browser's other parts, the server and Lighthouse, most of that can be waiting.
 * @returns milliseconds over 50 of all tasks after the first paint, each made `slowdown` times longer.
 */
export function blockingByProcessor({ traceEvents }: Trace, slowdown: number): number {
  const page = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  const ofPage = traceEvents.filter(({ pid, tid }) => pid === page?.pid && tid === page.tid)
  const painted = ofPage.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('the recording has no first paint')
  const tasks = ofPage.filter(({ name, ts }) => name.endsWith('RunTask') && ts > painted.ts)
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - longTask), 0)
}
