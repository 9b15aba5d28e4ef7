import { Readable } from 'node:stream'
import type { StoredObject } from './storage.ts'

/** @returns an object like one read from storage, without reading it. */
export function objectOf(bytes: Uint8Array): StoredObject {
  return {
    size: bytes.byteLength,
    stream: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  }
}
