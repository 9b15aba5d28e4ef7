import type { Readable } from 'node:stream'

/** A stored object as it is read back. */
export interface StoredObject {
  size: number
  /** @returns the bytes, or those from `start` to `end` inclusive. */
  stream(range?: { start: number; end: number }): Readable
}

/**
 * Where files lie. Keys look like `trip-images/1700000000000-ab12cd.jpg`; their ending says what the bytes are.
 * Prefixes end with a slash, so that `a/b/` never means `a/bc/…`. Others of either are refused with an error.
 */
export interface Storage {
  /** Writes an object whole or not at all; readers never see half of one. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** @returns null when there is no such object. */
  get(key: string): Promise<StoredObject | null>
  /** Removes an object; it is no error when there is none. */
  remove(key: string): Promise<void>
  /** Removes every object whose key starts with `prefix`. */
  removeAll(prefix: string): Promise<void>
  /** @returns the keys that start with `prefix`, in order; all keys where it is empty. */
  list(prefix: string): Promise<string[]>
  /** Removes what is left of writes that were cut off and began before this moment. */
  removeUnfinished(before: Date): Promise<void>
}

/** The storage cannot be used; the message is one line for whoever started the program. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
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

/** @returns the key. @throws when it is none. */
export function checkedKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('not a storage key')
  return key
}

/** @returns the prefix. @throws when it is not whole parts of a key, each with its slash. */
export function checkedPrefix(prefix: string): string {
  const parts = prefix.split('/')
  const ending = parts.pop()
  if (ending !== '' || parts.length === 0 || parts.length > 3 || !parts.every((part) => segment.test(part))) {
    throw new Error('not a storage prefix')
  }
  return prefix
}
