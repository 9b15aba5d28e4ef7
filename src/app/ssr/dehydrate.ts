import type { Packed } from '#site/shell/query-cache.ts'
import { replaceChunk, type HtmlBuffer } from './html-buffer.ts'
import { dehydratedDataId } from '../client/hydrate-data.ts'

/**
 * Puts into a page what it was rendered from, for the browser: as JSON in an element of data, which costs the server a
 * tenth of what the framework's own way does, and is read faster than a script.
 */
export function dehydrate(page: HtmlBuffer, reads: Packed): HtmlBuffer {
  const members = Object.entries(reads).flatMap(([key, data], index) => [
    Buffer.from(`${index === 0 ? '' : ','}${safe(key)}:`),
    bytesOf(data),
  ])
  const element = [Buffer.from(`<script type="application/json" id="${dehydratedDataId}">{`), ...members, endOfElement]
  const last = page.body.at(-1)!
  const at = last.lastIndexOf('</body>')
  return replaceChunk(page, last, [last.subarray(0, at), ...element, last.subarray(at)])
}

const endOfElement = Buffer.from('}</script>')

/** Pages share what they read until content changes, and nobody changes it. */
const written = new WeakMap<object, Buffer>()

function bytesOf(data: Packed[string]): Buffer {
  if (typeof data !== 'object' || data === null) return Buffer.from(safe(data))
  const bytes = written.get(data) ?? Buffer.from(safe(data))
  written.set(data, bytes)
  return bytes
}

/** @returns JSON in which nothing ends the element or begins a comment. */
function safe(data: Packed[string]): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
