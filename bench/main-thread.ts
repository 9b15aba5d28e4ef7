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
export function blockingByProcessor(trace: Trace, slowdown: number): number {
  const { ofPage, painted } = mainThread(trace)
  const tasks = ofPage.filter(({ name, ts }) => name.endsWith('RunTask') && ts > painted)
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - longTask), 0)
}

/**
 * What styling and laying out took of the processor until the first paint. Lighthouse's simulation puts that before or
 * after its own first paint, and so leaves it out of the blocking time or counts it, by chance.
 * @returns milliseconds, as they were.
 */
export function stylesAndLayout(trace: Trace): number {
  const { ofPage, painted } = mainThread(trace)
  const steps = ofPage.filter(({ name, ts }) => (name === 'UpdateLayoutTree' || name === 'Layout') && ts < painted)
  return steps.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

/** @throws when nothing was painted. */
function mainThread({ traceEvents }: Trace) {
  const page = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  const ofPage = traceEvents.filter(({ pid, tid, ts }) => pid === page?.pid && tid === page.tid && ts >= page.ts)
  const painted = ofPage.findLast(({ name }) => name === 'firstContentfulPaint')?.ts
  if (painted === undefined) throw new Error('the recording has no first paint')
  return { ofPage, painted }
}
