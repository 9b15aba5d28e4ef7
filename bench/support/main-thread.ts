/** The part of a Chromium trace that is used here; times in microseconds. */
export interface Trace {
  traceEvents: {
    name: string
    pid: number
    tid: number
    ts: number
    /** CPU time of this thread. */
    tdur?: number
    args?: { data?: { documentLoaderURL?: string } }
  }[]
}

/** Milliseconds; longer tasks count as blocking. */
const longTask = 50

/**
 * Total blocking time by CPU time. Lighthouse uses the wall-clock duration of tasks: on a machine whose two processors also
 * run the browser's other processes, the server and Lighthouse, most of that can be waiting.
 * @returns milliseconds over 50 of all tasks after the first paint, each multiplied by `slowdown`.
 */
export function blockingByCpuTime(trace: Trace, slowdown: number): number {
  const { ofPage, painted } = mainThread(trace)
  const tasks = ofPage.filter(({ name, ts }) => name.endsWith('RunTask') && ts > painted)
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - longTask), 0)
}

/**
 * CPU time of style and layout until the first paint. Lighthouse's simulation places that before or after its own first
 * paint, and so excludes it from the blocking time or includes it, by chance.
 * @returns milliseconds, without slowdown.
 */
export function styleAndLayout(trace: Trace): number {
  const { ofPage, painted } = mainThread(trace)
  const steps = ofPage.filter(({ name, ts }) => (name === 'UpdateLayoutTree' || name === 'Layout') && ts < painted)
  return steps.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

/** @throws if nothing was painted. */
function mainThread({ traceEvents }: Trace) {
  const page = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  const ofPage = traceEvents.filter(({ pid, tid, ts }) => pid === page?.pid && tid === page.tid && ts >= page.ts)
  const painted = ofPage.findLast(({ name }) => name === 'firstContentfulPaint')?.ts
  if (painted === undefined) throw new Error('the trace has no first paint')
  return { ofPage, painted }
}
