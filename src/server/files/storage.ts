import type { Readable } from 'node:stream'

/** A stored object as it is read back. */
export interface StoredObject {
  size: number
  /** @returns the bytes, or those from `start` to `end` inclusive. */
  stream(range?: { start: number; end: number }): Readable
}

/** Where files lie. Keys look like `trip-images/1700000000000-ab12cd.jpg`. */
export interface Storage {
  /** Writes an object whole or not at all; readers never see half of one. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** @returns null when there is no such object. */
  get(key: string): Promise<StoredObject | null>
  /** Removes an object; it is no error when there is none. */
  remove(key: string): Promise<void>
  /** Removes every object whose key starts with `prefix`. */
  removeAll(prefix: string): Promise<void>
  /** @returns the keys that start with `prefix`, in order. */
  list(prefix: string): Promise<string[]>
}

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/

/**
 * Keys come from addresses, so they are judged before they touch a disk.
 * @returns whether every part is a plain name: no empty part, no dot first, no separator of another system.
 */
export function isStorageKey(key: string): boolean {
  const parts = key.split('/')
  return parts.length >= 2 && parts.length <= 4 && parts.every((part) => segment.test(part))
}
