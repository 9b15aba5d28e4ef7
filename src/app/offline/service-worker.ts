import { offlineCaches, stopMessage, type ProposalMessage, type StoreMessage } from '#values/addresses/offline-pages.ts'
import { storeOfflinePage, storedFile, storedPage, offlinePage } from './answer-offline.ts'
import { forgetPage, inTurn, stopStoring, storePages, storeProposal } from './store-pages.ts'
import { dropFormer } from './page-store.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** The server writes it in front of this file: another build is another worker, with another offline page. */
declare const buildId: string

const worker = self as unknown as WorkerScope
const offlineCache = `${offlineCaches}:offline:${buildId}`

/** Never answered for, with or without a network. */
const untouched = /^\/(?:admin|api|preview|enquire|healthz|readyz|metrics)(?:\/|$)/
const files = /^\/(?:assets\/|media\/|(?:enquire|proposal)\.css$)/

/** Clients that show a stored page; their files come from the stored ones too. */
const servedOffline = new Set<string>()

worker.addEventListener('install', (event) => {
  event.waitUntil(inTurn(() => storeOfflinePage(offlineCache)).then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await dropFormer(offlineCache)
    // Pages are fetched while the worker starts, so it costs them no time.
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(begin())
})

worker.addEventListener('message', (event) => {
  const message = event.data as StoreMessage | ProposalMessage | typeof stopMessage
  if (message === stopMessage) return event.waitUntil(stopStoring().then(() => event.ports[0]?.postMessage(null)))
  const store = () => ('proposal' in message ? storeProposal(message.proposal) : storePages(message))
  event.waitUntil(inTurn(store).catch(() => {}))
})

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin || untouched.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, url))
  else if (files.test(url.pathname) && (servedOffline.has(clientId) || !worker.navigator.onLine)) {
    event.respondWith(fetch(request).catch(() => storedFile(url)))
  }
})

/** The answer of the network, however late; only without any answer, the stored page. */
async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (response.status === 404 || response.status === 410) event.waitUntil(forgetPage(url.pathname))
    return response
  } catch {
    servedOffline.add(event.resultingClientId)
    return (await storedPage(url)) ?? offlinePage(offlineCache)
  }
}
