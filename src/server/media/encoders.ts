import { queue } from './queue.ts'

/** Two at a time leave room for pages on a small machine; sharp's own threads are kept to one each. */
const encodersAtOnce = 2

/** Whatever is made for visitors waits here for its turn; files are read inside of it, so that none waits in memory. */
export const encodeInTurn = queue(encodersAtOnce)
