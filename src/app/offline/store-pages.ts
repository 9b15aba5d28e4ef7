import { offlineLimits, type StoreMessage } from '#values/addresses/offline-pages.ts'
import { allInfos, assetsCache, cacheOf, infoOf, isProposal, writeInfo, type PageInfo } from './page-store.ts'
import { filesOf, titleOf } from './page-parts.ts'

/** Milliseconds after which a saved page that was not opened is fetched again. */
const refreshAfter = 24 * 3_600_000

/** Fetched without cookies, so it is the public page; the server does not count it as a visit. */
const anonymous: RequestInit = { credentials: 'omit', cache: 'no-cache', headers: { purpose: 'prefetch' } }

let turns = Promise.resolve()
let stop = new AbortController()

/** Writes to the caches wait for each other. */
export function inTurn(write: () => Promise<void>): Promise<void> {
  const written = turns.then(() => {
    stop.signal.throwIfAborted()
    return write()
  })
  turns = written.catch(() => {})
  return written
}

/** Ends what is being stored. A cache that is deleted while something is fetched for it would be opened anew. */
export async function stopStoring(): Promise<void> {
  stop.abort()
  await turns
  stop = new AbortController()
}

/** Stores the shown page and all saved ones; deletes stories that are no longer saved. */
export async function storePages({ opened, pictures, saved }: StoreMessage): Promise<void> {
  if (opened !== null) await storePage(opened, pictures)
  for (const path of saved) {
    const info = await infoOf(path)
    if (path !== opened && (!info || Date.now() - info.storedAt > refreshAfter)) await storePage(path)
  }
  for (const { path } of await allInfos()) {
    if (path.startsWith('/blog/') && !saved.includes(path)) await forgetPage(path)
  }
  await dropOldest()
}

/** The server forbids to store a proposal; its page asks for it, so that travellers have it without a network. */
export async function storeProposal(path: string): Promise<void> {
  if (!isProposal(path)) return
  await storePage(path)
  await dropOldest()
}

/** Deletes a page before the browser requests it again. */
export async function forgetPage(path: string): Promise<void> {
  await caches.delete(cacheOf(path))
}

/** A page that cannot be fetched now stays as stored; one that the site has deleted is deleted here too. */
async function storePage(path: string, shown: string[] = []): Promise<void> {
  const response = await fetch(path, { ...anonymous, signal: stop.signal })
  if (response.status === 404 || response.status === 410) return forgetPage(path)
  if (!mayBeStored(response, isProposal(path))) return
  const html = await response.text()
  const files = filesOf(html, shown)
  const before = await infoOf(path)
  const cache = await caches.open(cacheOf(path))
  const storedAt = Date.now()
  await cache.put(path, new Response(html, { headers: headersOf(response) }))
  await storeAssets(files.assets)
  const bytes = html.length + (await storePictures(cache, files.pictures))
  const openedAt = shown.length > 0 || !before ? storedAt : before.openedAt
  await writeInfo({ path, title: titleOf(html), storedAt, openedAt, bytes, assets: files.assets })
}

function mayBeStored({ status, headers }: Response, isAllowed: boolean): boolean {
  const isPrivate = !isAllowed && /no-store|private/.test(headers.get('cache-control') ?? '')
  return status === 200 && !isPrivate && (headers.get('content-type') ?? '').startsWith('text/html')
}

/** The policy names the scripts that may run in the page. */
function headersOf({ headers }: Response): Record<string, string> {
  const policy = headers.get('content-security-policy')
  return { 'content-type': 'text/html; charset=utf-8', ...(policy ? { 'content-security-policy': policy } : {}) }
}

/** Their names contain a hash of their content. */
export async function storeAssets(names: string[]): Promise<void> {
  const cache = await caches.open(assetsCache)
  const missing = []
  for (const name of names) if (!(await cache.match(name))) missing.push(name)
  await Promise.all(missing.map((name) => cache.add(new Request(name, { signal: stop.signal }))))
}

/** @returns the bytes of all stored pictures; leaves out unreadable ones and those beyond the limit of a page. */
async function storePictures(cache: Cache, names: string[]): Promise<number> {
  let bytes = 0
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    if (pathname.startsWith('/media/') && !names.includes(pathname + search)) await cache.delete(url)
  }
  for (const name of names) {
    const known = await cache.match(name)
    const response = known ?? (await fetch(name, { priority: 'low', signal: stop.signal }).catch(() => null))
    if (!response?.ok || response.type === 'opaque') continue
    const body = await response.arrayBuffer()
    if (bytes + body.byteLength > offlineLimits.bytesOfPage) {
      await cache.delete(name)
      continue
    }
    bytes += body.byteLength
    if (!known) await cache.put(name, new Response(body, { headers: typeOf(response) }))
  }
  return bytes
}

function typeOf({ headers }: Response): Record<string, string> {
  return { 'content-type': headers.get('content-type') ?? 'application/octet-stream' }
}

async function dropOldest(): Promise<void> {
  const stored: PageInfo[] = []
  let bytes = 0
  for (const info of await allInfos()) {
    bytes += info.bytes
    if (stored.length >= offlineLimits.pages || bytes > offlineLimits.bytes) await forgetPage(info.path)
    else stored.push(info)
  }
  await dropAssets(new Set(stored.flatMap(({ assets }) => assets)))
}

/** Deletes assets that no stored page uses; the offline page has its own. */
async function dropAssets(needed: Set<string>): Promise<void> {
  const cache = await caches.open(assetsCache)
  for (const { url } of await cache.keys()) if (!needed.has(new URL(url).pathname)) await cache.delete(url)
}
