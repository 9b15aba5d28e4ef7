import { useSyncExternalStore } from 'react'

/** Saved in `localStorage`. */
export interface SavedStory {
  slug: string
  title: string
}

const storageKey = 'saved-stories'
const none: SavedStory[] = []
const listeners = new Set<() => void>()

/** Snapshot for `useSyncExternalStore`, which needs the same array for the same text. */
let snapshot: { text: string | null; stories: SavedStory[] } = { text: null, stories: none }

/** False when `localStorage` refuses to write; the snapshot is then the only copy, until the page is left. */
let isPersistent = true

/** @returns last saved first; empty on the server and in the first render. */
export function useSavedStories(): SavedStory[] {
  return useSyncExternalStore(
    subscribe,
    () => current().stories,
    () => none,
  )
}

/** Saves a story, or removes it when it is saved already. */
export function toggleSavedStory(story: SavedStory): void {
  const others = current().stories.filter(({ slug }) => slug !== story.slug)
  const isSaved = others.length < current().stories.length
  const stories = isSaved ? others : [story, ...others]
  const text = JSON.stringify(stories)
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    isPersistent = false
  }
  snapshot = { text, stories }
  for (const listener of listeners) listener()
}

function current() {
  const text = storedText()
  if (text !== snapshot.text) snapshot = { text, stories: parse(text) }
  return snapshot
}

function storedText(): string | null {
  if (!isPersistent) return snapshot.text
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return snapshot.text
  }
}

/** Other code may have written to the same key. */
function parse(text: string | null): SavedStory[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isSavedStory).map(({ slug, title }) => ({ slug, title })) : none
  } catch {
    return none
  }
}

function isSavedStory(value: unknown): value is SavedStory {
  const { slug, title } = (value ?? {}) as Partial<SavedStory>
  return typeof slug === 'string' && typeof title === 'string'
}

/** Other tabs of this site save too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
