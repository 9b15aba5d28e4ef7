import { adminApp } from '#values/addresses/admin-app.ts'
import { adminApi, adminApiFor } from '../../kit/api/admin-api.ts'
import { newIdempotencyKey } from '../../kit/api/idempotency-key.ts'
import { pushObstacle } from './push-support.ts'

/** The entry of `localStorage` for the device that this browser is. */
const entry = 'push-device'

interface OwnDevice {
  id: string
  endpoint: string
}

export function ownDevice(): OwnDevice | null {
  try {
    return JSON.parse(localStorage.getItem(entry) ?? 'null') as OwnDevice | null
  } catch {
    return null
  }
}

export function rememberDevice({ id, endpoint }: OwnDevice): void {
  localStorage.setItem(entry, JSON.stringify({ id, endpoint }))
}

/** Subscribes at the push service of the browser, again if it was with another key. */
export async function subscribe(publicKey: string) {
  const registration = await activeWorker()
  const stored = await registration.pushManager.getSubscription()
  if (stored && keyOf(stored) !== publicKey) await stored.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint = '', keys } = (await registration.pushManager.subscribe(options)).toJSON()
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(entry)
  const registration = await navigator.serviceWorker.getRegistration(adminApp.scope)
  if (registration?.scope.endsWith(adminApp.scope)) await registration.unregister()
}

/** Browsers replace subscriptions, the key can be renewed, and the device can be removed elsewhere. */
export async function keepSubscription(): Promise<void> {
  const own = ownDevice()
  if (!own || pushObstacle() !== null) return
  const { public_key, devices } = await adminApi.push.status()
  if (!devices.some(({ id }) => id === own.id)) return unsubscribe()
  if (public_key === null) return
  const subscription = await subscribe(public_key)
  if (subscription.endpoint === own.endpoint) return
  const { push } = adminApiFor(newIdempotencyKey(), () => {})
  const { id } = await push.add({ ...subscription, former: own.endpoint })
  rememberDevice({ id, endpoint: subscription.endpoint })
}

/** `navigator.serviceWorker.ready` may be the worker of the public site. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(adminApp.worker, { scope: adminApp.scope })
  const next = registration.installing ?? registration.waiting
  if (registration.active || !next) return registration
  await new Promise<void>((resolve, reject) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') resolve()
      if (next.state === 'redundant') reject(new Error('the worker was not installed'))
    })
  })
  return registration
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const base64 = btoa(String.fromCodePoint(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
