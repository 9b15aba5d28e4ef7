import { offlineCaches } from '#values/addresses/offline-pages.ts'

/** Version of the stored form; caches of other versions are deleted. */
const form = 2

const pagePrefix = `${offlineCaches}:${form}:page:`
const infoKey = '/page-info'

/** Scripts, styles and fonts of all stored pages. */
export const assetsCache = `${offlineCaches}:${form}:assets`

/** A stored page; page and pictures share a cache, which is deleted as a whole. */
export interface PageInfo {
  path: string
  /** As HTML. */
  title: string
  /** Milliseconds since 1970. */
  storedAt: number
  openedAt: number
  bytes: number
  assets: string[]
}

/** Private: stored where it was opened, and in no list. */
export const isProposal = (path: string) => /^\/p\/[\w-]{22}$/.test(path)

export function cacheOf(path: string): string {
  return pagePrefix + path
}

/** @returns null if the page is not stored. */
export async function infoOf(path: string): Promise<PageInfo | null> {
  const name = cacheOf(path)
  if (!(await caches.has(name))) return null
  const stored = await (await caches.open(name)).match(infoKey)
  return stored ? ((await stored.json()) as PageInfo) : null
}

export async function writeInfo(info: PageInfo): Promise<void> {
  await (await caches.open(cacheOf(info.path))).put(infoKey, Response.json(info))
}

/** @returns all stored pages, last opened first. */
export async function allInfos(): Promise<PageInfo[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagePrefix))
  const infos = await Promise.all(names.map((name) => infoOf(name.slice(pagePrefix.length))))
  return infos.filter((info) => info !== null).toSorted((a, b) => b.openedAt - a.openedAt)
}

/** Deletes caches of other versions, and the offline pages of other builds. */
export async function dropFormer(offlineCache: string): Promise<void> {
  const isCurrent = (name: string) => name.startsWith(`${offlineCaches}:${form}:`) || name === offlineCache
  await dropCaches((name) => !isCurrent(name))
}

/** @param isDropped called with the name of each of our caches. */
export async function dropCaches(isDropped: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(offlineCaches))
  await Promise.all(names.filter(isDropped).map((name) => caches.delete(name)))
}
