import { offlineNote, storedPagesList, storedPagesPlace } from '#site/offline/offline-note.ts'
import { offlinePath } from '#values/addresses/offline-pages.ts'
import { allInfos, cacheOf, infoOf, isProposal, writeInfo } from './page-store.ts'
import { filesOf, pictureOf, withNote, withoutScripts } from './page-parts.ts'

/** Fetched with the worker, so that it is there before it is needed. */
export async function storeOfflinePage(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const response = await fetch(offlinePath, { credentials: 'omit', cache: 'no-cache' })
  if (!response.ok) throw new Error(`the offline page answered ${response.status}`)
  const html = withoutScripts(await response.text())
  const policy = response.headers.get('content-security-policy') ?? ''
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  await cache.addAll(filesOf(html).assets)
  await cache.put(offlinePath, new Response(html, { headers }))
}

/** @returns the stored page with a note of its time; null if the page is not stored. */
export async function storedPage({ pathname, search }: URL): Promise<Response | null> {
  // A list of another address than the own one.
  if (pathname === '/saved' && search !== '') return null
  const info = await infoOf(pathname)
  const stored = info && (await (await caches.open(cacheOf(pathname))).match(pathname))
  if (!stored) return null
  await writeInfo({ ...info, openedAt: Date.now() })
  return new Response(withNote(await stored.text(), offlineNote(info.storedAt)), { headers: stored.headers })
}

/** The offline page with a list of all stored pages. */
export async function offlinePage(cacheName: string): Promise<Response> {
  const stored = await (await caches.open(cacheName)).match(offlinePath)
  if (!stored) return Response.error()
  const listed = (await allInfos()).filter(({ path }) => !isProposal(path))
  const html = (await stored.text()).replace(storedPagesPlace, storedPagesList(listed))
  return new Response(html, { status: 503, headers: stored.headers })
}

/** @returns a script, style or font, or a picture in whichever size is stored. */
export async function storedFile({ pathname, search }: URL): Promise<Response> {
  const exact = await caches.match(pathname + search)
  if (exact) return exact
  if (pathname.startsWith('/media/')) {
    for (const { path } of await allInfos()) {
      const cache = await caches.open(cacheOf(path))
      const same = (await cache.keys()).find(({ url }) => pictureOf(new URL(url).pathname) === pictureOf(pathname))
      const picture = same && (await cache.match(same))
      if (picture) return picture
    }
  }
  return Response.error()
}
