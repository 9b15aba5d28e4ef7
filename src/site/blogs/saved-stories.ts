import { useSyncExternalStore } from 'react'

/** A story that a reader keeps in this browser. */
export interface SavedStory {
  slug: string
  title: string
}

const storageKey = 'saved-stories'
const none: SavedStory[] = []
const listeners = new Set<() => void>()

/** What was last read or written, as text and as stories: the same text gives the same array. */
let known: { text: string | null; stories: SavedStory[] } = { text: null, stories: none }

/** Where the browser refuses to store, stories are kept until the page is left. */
let isStored = true

/** @returns the stories kept in this browser, last saved first; none on the server and in the first render. */
export function useSavedStories(): SavedStory[] {
  return useSyncExternalStore(
    subscribe,
    () => current().stories,
    () => none,
  )
}

/** Keeps a story, or lets it go when it was kept. */
export function toggleSavedStory(story: SavedStory): void {
  const others = current().stories.filter(({ slug }) => slug !== story.slug)
  const isSaved = others.length < current().stories.length
  const stories = isSaved ? others : [story, ...others]
  const text = JSON.stringify(stories)
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    isStored = false
  }
  known = { text, stories }
  for (const listener of listeners) listener()
}

function current() {
  const text = storedText()
  if (text !== known.text) known = { text, stories: parse(text) }
  return known
}

function storedText(): string | null {
  if (!isStored) return known.text
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return known.text
  }
}

/** What others wrote under this name is none of ours. */
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
