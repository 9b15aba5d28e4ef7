import { queue } from './queue.ts'

/** Two leave CPU time for pages on a small machine; sharp itself uses one thread for each. */
const concurrency = 2

/** For share cards and image variants. Tasks read their files themselves, so that none waits in memory. */
export const queueEncoding = queue(concurrency)
