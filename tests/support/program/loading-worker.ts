import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, threadId } from 'node:worker_threads'
import type { WorkerMessage } from '#app/ssr/worker.ts'

const loadTime = 500

/** Replaces the render worker: takes its time to load, and then makes the file `LOADED`. */
await pause(loadTime)
writeFileSync(process.env.LOADED!, '')
parentPort!.postMessage({ loadedThread: threadId } satisfies WorkerMessage)

export default function runJob(): never {
  throw new Error('it has no pages')
}
