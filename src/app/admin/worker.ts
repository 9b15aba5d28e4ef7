import { adminApp } from '#values/addresses/admin-app.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'

/** The parts of a service worker's global scope that this one uses. */
interface PushScope {
  registration: ServiceWorkerRegistration
  location: { origin: string }
  clients: {
    matchAll(options: {
      type: 'window'
      includeUncontrolled: boolean
    }): Promise<{ url: string; focus(): Promise<unknown> }[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: string, listener: (event: PushEvents) => void): void
}

interface PushEvents {
  waitUntil(promise: Promise<unknown>): void
  data?: { json(): { kind?: string } } | null
  notification: Notification
  oldSubscription?: PushSubscription | null
}

const worker = self as unknown as PushScope

/** Title of a notification, and the screen it opens. */
const notifications: Record<string, [title: string, screen: string]> = {
  enquiry: ['New enquiry', adminPaths.enquiries],
  backup: ['The backup needs you', adminPaths.dashboard],
  proposal: ['An answer to a proposal', adminPaths.dashboard],
  disk: ['The disk is nearly full', adminPaths.dashboard],
  test: ['Notifications work on this device', adminPaths.account],
}

const fallback = notifications.enquiry!

worker.addEventListener('push', (event) => {
  const kind = event.data?.json().kind ?? 'enquiry'
  const [title] = notifications[kind] ?? fallback
  // One of each kind is shown; a new one replaces it, with another sound.
  const options = { tag: kind, renotify: true, data: kind }
  event.waitUntil(worker.registration.showNotification(title, options))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const [, screen] = notifications[String(event.notification.data)] ?? fallback
  event.waitUntil(show(screen))
})

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)))

/** A tab with another screen is left alone: it may have unsaved text. */
async function show(screen: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find(({ url }) => new URL(url).pathname === screen)
  await (open ? open.focus() : worker.clients.openWindow(worker.location.origin + screen))
}

/** The call needs a session; without one the owner turns notifications on again. */
async function renew(former: PushSubscription | null | undefined): Promise<void> {
  const applicationServerKey = former?.options.applicationServerKey
  if (!former || !applicationServerKey) return
  const next = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = next.toJSON()
  await fetch(adminApp.devices, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, former: former.endpoint }),
  })
}
