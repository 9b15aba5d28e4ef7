import { dropCaches } from './page-store.ts'
import type { WorkerScope } from './worker-scope.ts'

const worker = self as unknown as WorkerScope

/** Takes the place of the worker where the owner wants none: browsers that have one fetch this, and it removes both. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropCaches(() => true).then(() => worker.registration.unregister()))
})
