import {
  offlineChoice,
  offlineCaches,
  stopMessage,
  workerPath,
  type StoreMessage,
} from '#values/addresses/offline-pages.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { savedPages, subscribeToSaved } from '../page-actions/saved-pages.ts'

/** Milliseconds after which a worker is removed without its answer. */
const maxWait = 5000

/** Whether this browser can store pages; without https it cannot. */
export function canStorePages(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window
}

/** The reader's choice; 'on' by default. */
export function storesPages(): boolean {
  try {
    return localStorage.getItem(offlineChoice) !== 'off'
  } catch {
    return false
  }
}

/** Lets the worker store the shown trip and all saved pages. */
export async function storeNow(): Promise<void> {
  await navigator.serviceWorker.register(workerPath)
  const { active } = await navigator.serviceWorker.ready
  if (storesPages()) active?.postMessage(messageNow())
}

/** @returns a function that ends it. */
export function storeSavedPages(): () => void {
  return subscribeToSaved(() => void (storesPages() && storeNow().catch(() => {})))
}

/** Stores the choice; 'off' deletes the worker and its stored pages. @throws if the browser refuses. */
export async function chooseOfflinePages(on: boolean): Promise<void> {
  localStorage.setItem(offlineChoice, on ? 'on' : 'off')
  if (on) return storeNow()
  // Returns the worker that is there, after a registration that is still running; without a network there may be none.
  const registration = await navigator.serviceWorker.register(workerPath).catch(() => null)
  if (registration) {
    await Promise.all([registration.installing, registration.waiting, registration.active].map(stopStoring))
    await registration.unregister()
  }
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(offlineCaches)).map((name) => caches.delete(name)))
}

/** @returns once the worker writes no more. */
function stopStoring(worker: ServiceWorker | null): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    if (!worker) return resolve()
    port1.addEventListener('message', () => resolve())
    port1.start()
    worker.postMessage(stopMessage, [port2])
    setTimeout(resolve, maxWait)
  })
}

function messageNow(): StoreMessage {
  const { pathname } = location
  const isTrip = pathname.startsWith('/trip/')
  const stories = savedPages('story').map(({ slug }) => `/blog/${slug}`)
  const trips = savedPages('trip').map(({ slug, title }) => tripPath({ id: slug, title }))
  const saved = [...trips, ...stories]
  return {
    opened: isTrip || saved.includes(pathname) || pathname === '/saved' ? pathname : null,
    pictures: [...document.images].filter(({ complete }) => complete).flatMap(pathOf),
    saved: saved.length > 0 ? ['/saved', ...saved] : saved,
  }
}

function pathOf({ currentSrc }: HTMLImageElement): string[] {
  const { origin, pathname } = new URL(currentSrc || location.href)
  return origin === location.origin && pathname.startsWith('/media/') ? [pathname] : []
}
