/** Address of the service worker; at the root, so that it may answer for all pages. */
export const workerPath = '/service-worker.js'

/** The page shown without a network if the requested one is not stored. */
export const offlinePath = '/offline'

/** Prefix of all caches of stored pages, and of no others. */
export const offlineCaches = 'kept'

/** Limits per browser; the least recently opened page is deleted first. */
export const offlineLimits = { pages: 40, bytes: 30 * 1_048_576, bytesOfPage: 3 * 1_048_576 } as const

/** Entry of `localStorage` that is 'off' for readers who want no stored pages. */
export const offlineChoice = 'keep-pages'

/** Sent to the worker when a page shows, and when something is saved or removed. */
export interface StoreMessage {
  /** Path of the shown page if it is stored because it was opened. */
  opened: string | null
  /** Addresses of the pictures that the shown page has loaded. */
  pictures: string[]
  /** Paths of saved pages and of the list of them. */
  saved: string[]
}

/** Sent when the reader wants no stored pages; the worker answers on the message's port once it writes no more. */
export const stopMessage = 'stop'

/** Sent by the page of a proposal, which alone stores it: no list names it. */
export interface ProposalMessage {
  /** Its path. */
  proposal: string
}
