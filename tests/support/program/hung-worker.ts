import { parentPort, threadId } from 'node:worker_threads'
import type { RenderResult, RenderJob, WorkerMessage } from '#app/ssr/worker.ts'

parentPort!.postMessage({ loadedThread: threadId } satisfies WorkerMessage)

/** Replaces the render worker: `/hung` loops for ever, `/slow` waits for ten minutes. */
export default async function runJob({ url }: RenderJob): Promise<RenderResult> {
  const { pathname } = new URL(url)
  for (;;) {
    if (pathname !== '/hung') break
  }
  if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 600_000))
  return {
    status: 200,
    headers: [],
    html: new TextEncoder().encode(pathname),
    text: '',
    scripts: [],
    failed: false,
    unavailable: false,
  }
}
