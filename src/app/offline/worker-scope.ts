/**
 * The parts of a service worker's global scope that we use; TypeScript's library for workers conflicts with the one
 * for pages.
 */
export interface WorkerScope {
  registration: {
    unregister(): Promise<boolean>
    navigationPreload?: { enable(): Promise<void> }
  }
  location: { origin: string }
  navigator: { onLine: boolean }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: WaitingEvent & { data: unknown; ports: readonly MessagePort[] }) => void,
  ): void
}

export interface WaitingEvent {
  waitUntil(promise: Promise<unknown>): void
}

export interface FetchEvent extends WaitingEvent {
  request: Request
  clientId: string
  resultingClientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
