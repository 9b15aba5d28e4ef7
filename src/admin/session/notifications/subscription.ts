import type { PushStatus } from '#contract/admin/installation/push.ts'
import { adminApp } from '#values/addresses/admin-app.ts'
import { adminApi, adminApiFor, type AdminApi } from '../../kit/api/admin-api.ts'
import { newIdempotencyKey } from '../../kit/api/idempotency-key.ts'

/** The worker shows notifications; `navigator.serviceWorker.ready` may be that of the public site. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(adminApp.scope)
  return found?.scope.endsWith(adminApp.scope) ? found : undefined
}

/** The devices and, of them, this browser. */
export async function readPushStatus(): Promise<PushStatus> {
  const subscription = await (await findWorker())?.pushManager.getSubscription()
  return adminApi.push.status(subscription ? { endpoint: subscription.endpoint } : {})
}

/** Subscribes at the push service of the browser, anew if it was with another key. */
export async function subscribe(publicKey: string, add: AdminApi['push']['add'], label?: string) {
  const { pushManager } = await startWorker()
  const stored = await pushManager.getSubscription()
  if (stored && keyOf(stored) !== publicKey) await stored.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint = '', keys } = (await pushManager.subscribe(options)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  return add({ endpoint, keys: { p256dh, auth }, label, former: stored?.endpoint })
}

export async function unsubscribe(): Promise<void> {
  await (await findWorker())?.unregister()
}

/** When the back office opens: the key may be another one, and the device may have been removed elsewhere. */
export async function keepSubscription(): Promise<void> {
  const subscription = await (await findWorker())?.pushManager.getSubscription()
  if (!subscription) return
  const { own, public_key } = await readPushStatus()
  if (own === null) await unsubscribe()
  else if (public_key !== null && keyOf(subscription) !== public_key) {
    await subscribe(public_key, adminApiFor(newIdempotencyKey(), () => {}).push.add)
  }
}

async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(adminApp.worker, { scope: adminApp.scope })
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return registration
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve(registration))
  })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? [])
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
