import { keptCaches } from '#values/addresses/kept-pages.ts'

/** Of the form in which pages are kept; caches of another one are dropped. */
const form = 1

const pagePrefix = `${keptCaches}:${form}:page:`
const infoKey = '/kept-info'

/** Scripts, styles and fonts of all kept pages. */
export const assetsCache = `${keptCaches}:${form}:assets`

/** A stored page; page and pictures share a cache, which is deleted as a whole. */
export interface KeptInfo {
  path: string
  /** As HTML. */
  title: string
  /** Milliseconds since 1970. */
  keptAt: number
  openedAt: number
  bytes: number
  assets: string[]
}

export function cacheOf(path: string): string {
  return pagePrefix + path
}

/** @returns null if the page is not kept. */
export async function infoOf(path: string): Promise<KeptInfo | null> {
  const name = cacheOf(path)
  if (!(await caches.has(name))) return null
  const stored = await (await caches.open(name)).match(infoKey)
  return stored ? ((await stored.json()) as KeptInfo) : null
}

export async function writeInfo(info: KeptInfo): Promise<void> {
  await (await caches.open(cacheOf(info.path))).put(infoKey, Response.json(info))
}

/** @returns what is kept, last opened first. */
export async function allInfos(): Promise<KeptInfo[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagePrefix))
  const infos = await Promise.all(names.map((name) => infoOf(name.slice(pagePrefix.length))))
  return infos.filter((info) => info !== null).toSorted((a, b) => b.openedAt - a.openedAt)
}

/** Drops caches of other forms, and the offline pages of other builds. */
export async function dropFormer(offlineCache: string): Promise<void> {
  const isCurrent = (name: string) => name.startsWith(`${keptCaches}:${form}:`) || name === offlineCache
  await dropCaches((name) => !isCurrent(name))
}

/** @param isDropped asked for each of our caches. */
export async function dropCaches(isDropped: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(keptCaches))
  await Promise.all(names.filter(isDropped).map((name) => caches.delete(name)))
}
