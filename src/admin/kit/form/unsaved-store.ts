import { clear, createStore, del, get, keys, set } from 'idb-keyval'
import { newIdempotencyKey } from '../api/idempotency-key.ts'

/** Milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000

/** Unsaved input of a form. */
export interface Unsaved<Values = Record<string, unknown>> {
  values: Values
  /** The values that the form began with. */
  base: Values
  /** The stored version that the form began with; null for a new item. */
  version: string | null
  /** Milliseconds since 1970. */
  at: number
  /** Whether files were being uploaded, which cannot be stored. */
  withFiles: boolean
}

/** End of the key of an item that was never saved. */
const newItem = ' new'

const store = createStore('hatheli-admin', 'form-drafts')

/** @param id null for a new item. */
export function unsavedKey(type: string, id: string | null): string {
  return id === null ? type + newItem : `${type} ${id}`
}

/** Reads from this browser. Without IndexedDB (some private windows) nothing is stored, and no call fails. */
export async function readUnsaved(key: string): Promise<Unsaved | null> {
  const unsaved = await get<Unsaved>(key, store).catch(() => undefined)
  if (unsaved && Date.now() - unsaved.at < lifetime) return unsaved
  if (unsaved) await removeUnsaved(key)
  return null
}

/** Unsaved input of new items' forms, latest first. */
export async function readUnsavedNew(): Promise<{ form: string; unsaved: Unsaved }[]> {
  const all = await keys<string>(store).catch(() => [])
  const found = await Promise.all(
    all
      .filter((key) => key.endsWith(newItem))
      .map(async (key) => ({ form: key.slice(0, -newItem.length), unsaved: await readUnsaved(key) })),
  )
  return found
    .flatMap(({ form, unsaved }) => (unsaved ? [{ form, unsaved }] : []))
    .toSorted((one, other) => other.unsaved.at - one.unsaved.at)
}

export function writeUnsaved(key: string, unsaved: Unsaved): Promise<void> {
  return set(key, unsaved, store).catch(() => {})
}

export function removeUnsaved(key: string): Promise<void> {
  return del(key, store).catch(() => {})
}

/** On signing out, so that the next user of this browser cannot read it. */
export function removeAllUnsaved(): Promise<void> {
  return clear(store).catch(() => {})
}

const browserName = 'hatheli-admin-browser'
let browser: string | null = null

/** Distinguishes this browser from others, and says nothing else about it. A private window may have one for each page. */
export function browserId(): string {
  browser ??= storedBrowserId()
  return browser
}

function storedBrowserId(): string {
  const created = newIdempotencyKey()
  try {
    const id = localStorage.getItem(browserName) ?? created
    localStorage.setItem(browserName, id)
    return id
  } catch {
    return created
  }
}
