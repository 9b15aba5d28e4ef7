import { useSyncExternalStore } from 'react'
import type { PictureSource } from '#ui/picture.tsx'

/** Saved in `localStorage`. */
export interface SavedPage {
  /** The slug of a story or the id of a trip. */
  slug: string
  title: string
  /** Missing in older entries. */
  picture?: PictureSource | null
}

export type SavedKind = 'story' | 'trip'

export interface SavedProps {
  kind: SavedKind
  page: SavedPage
}

const storageKeys = { story: 'saved-stories', trip: 'saved-trips' } as const
const none: SavedPage[] = []
const listeners = new Set<() => void>()

interface Snapshot {
  text: string | null
  pages: SavedPage[]
}

/** For `useSyncExternalStore`, which needs the same array for the same text. */
const snapshots: Record<SavedKind, Snapshot> = {
  story: { text: null, pages: none },
  trip: { text: null, pages: none },
}

/** False when `localStorage` refuses to write; the snapshots are then the only copy, until the page is left. */
let isPersistent = true

/** @returns last saved first; empty on the server and in the first render. */
export function useSavedPages(kind: SavedKind): SavedPage[] {
  return useSyncExternalStore(
    subscribeToSaved,
    () => current(kind).pages,
    () => none,
  )
}

/** @returns last saved first. */
export function savedPages(kind: SavedKind): SavedPage[] {
  return current(kind).pages
}

/** Saves a page, or removes it when it is saved already. */
export function toggleSavedPage(kind: SavedKind, page: SavedPage): void {
  const others = current(kind).pages.filter(({ slug }) => slug !== page.slug)
  const isSaved = others.length < current(kind).pages.length
  store(kind, isSaved ? others : [page, ...others])
}

/** Saves pages in front of those that are saved already. */
export function saveAll(kind: SavedKind, pages: SavedPage[]): void {
  const others = current(kind).pages.filter((each) => pages.every(({ slug }) => slug !== each.slug))
  store(kind, [...pages, ...others])
}

/** Whether saved items outlive the page. */
export function isKept(): boolean {
  return isPersistent
}

function store(kind: SavedKind, pages: SavedPage[]): void {
  const text = JSON.stringify(pages)
  try {
    localStorage.setItem(storageKeys[kind], text)
  } catch {
    isPersistent = false
  }
  snapshots[kind] = { text, pages }
  for (const listener of listeners) listener()
}

function current(kind: SavedKind): Snapshot {
  const text = storedText(kind)
  if (text !== snapshots[kind].text) snapshots[kind] = { text, pages: parse(text) }
  return snapshots[kind]
}

function storedText(kind: SavedKind): string | null {
  if (!isPersistent) return snapshots[kind].text
  try {
    return localStorage.getItem(storageKeys[kind])
  } catch {
    return snapshots[kind].text
  }
}

/** Other code may have written to the same key. */
function parse(text: string | null): SavedPage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(value)) return none
    return value.filter(isSavedPage).map(({ slug, title, picture }) => ({
      slug,
      title,
      picture: isPicture(picture) ? picture : null,
    }))
  } catch {
    return none
  }
}

function isSavedPage(value: unknown): value is SavedPage {
  const { slug, title } = (value ?? {}) as Partial<SavedPage>
  return typeof slug === 'string' && typeof title === 'string'
}

function isPicture(value: unknown): value is PictureSource {
  const { url, width, color } = (value ?? {}) as Partial<PictureSource>
  return typeof width === 'number' && typeof color === 'string' && typeof url === 'string' && url.startsWith('/media/')
}

/** Other tabs of this site save too. */
export function subscribeToSaved(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
