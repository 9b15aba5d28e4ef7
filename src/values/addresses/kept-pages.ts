/** Address of the worker that keeps pages; at the root, so that it may answer for all of them. */
export const workerPath = '/service-worker.js'

/** The page that shows without a network when the wanted one is not kept. */
export const offlinePath = '/offline'

/** All caches of kept pages begin so, and no others. */
export const keptCaches = 'kept'

/** What one browser keeps at most; what was opened longest ago goes first. */
export const keptLimits = { pages: 40, bytes: 30 * 1_048_576, bytesOfPage: 3 * 1_048_576 } as const

/** Entry of `localStorage` in which a reader who wants none kept says 'off'. */
export const keepingChoice = 'keep-pages'

/** Sent to the worker when a page shows, and when something is saved or removed. */
export interface KeepMessage {
  /** Path of the shown page if it is kept because it was opened. */
  opened: string | null
  /** Addresses of the pictures that the shown page has loaded. */
  pictures: string[]
  /** Paths of saved pages and of the list of them. */
  saved: string[]
}
