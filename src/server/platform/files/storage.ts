import type { Readable } from 'node:stream'

export interface StoredObject {
  size: number
  /** @returns the bytes, or those from `start` to `end` inclusive. */
  stream(range?: { start: number; end: number }): Readable
}

/**
 * Keys look like `trip-images/1700000000000-ab12cd.jpg`; the extension is the format of the bytes. Prefixes end with a
 * slash, so that `a/b/` never matches `a/bc/…`. Every method throws on an invalid key or prefix.
 */
export interface Storage {
  /** Atomic: readers never see part of an object. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** @returns null for a missing object. */
  get(key: string): Promise<StoredObject | null>
  /** Renames an object; ignores a missing one. Needs no space for a second copy in a folder. */
  move(from: string, to: string): Promise<void>
  /** Deletes an object; ignores a missing one. */
  remove(key: string): Promise<void>
  /** Removes every object whose key starts with `prefix`. */
  removeAll(prefix: string): Promise<void>
  /** @returns the keys that start with `prefix`, sorted; all keys if it is empty. */
  list(prefix: string): Promise<string[]>
  /** @returns the same keys with the bytes of each object. */
  listSizes(prefix: string): Promise<Map<string, number>>
  /** Removes temporary files of interrupted writes from before this moment. */
  removeUnfinished(before: Date): Promise<void>
}

/** The storage cannot be used; the message is one line for the operator. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/

/**
 * Keys come from URLs, so they are checked before they are used as paths.
 * @returns whether every part is a plain name: not empty, no leading dot, no backslash.
 */
export function isStorageKey(key: string): boolean {
  const parts = key.split('/')
  return parts.length >= 2 && parts.length <= 4 && parts.every((part) => segment.test(part))
}

/** @returns the key. @throws when it is invalid. */
export function checkedKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('not a storage key')
  return key
}

/** @returns the prefix. @throws when it is invalid. */
export function checkedPrefix(prefix: string): string {
  const parts = prefix.split('/')
  const ending = parts.pop()
  if (ending !== '' || parts.length === 0 || parts.length > 3 || !parts.every((part) => segment.test(part))) {
    throw new Error('not a storage prefix')
  }
  return prefix
}
