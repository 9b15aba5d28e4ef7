import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { contentTypeOf, immutable } from '../../files/file-headers.ts'
import type { StoredObject } from '../../files/storage.ts'
import { parseRange } from './byte-range.ts'
import { matchesEtag } from './etag.ts'

/** No script in a picture may run. */
const pictureHeaders = {
  'cache-control': immutable,
  'accept-ranges': 'bytes',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-site',
}

/** Not cached: the picture may be uploaded later. */
export function pictureNotFound(c: Context) {
  return c.text('Not found', 404, { 'cache-control': 'no-store' })
}

/**
 * Sends a stored picture, or the requested range of it.
 * @param name its extension determines the content type.
 * @param ownHeaders override the usual ones; an entity tag among them, where an address does not identify its bytes.
 */
export function sendPicture(c: Context, object: StoredObject, name: string, ownHeaders: Record<string, string> = {}) {
  const type = contentTypeOf(name)
  if (!type) return pictureNotFound(c)
  const etag = ownHeaders.etag ?? `"${object.size.toString(36)}-${c.req.path.split('/').slice(2).join('-')}"`
  const headers = { ...pictureHeaders, ...ownHeaders, 'content-type': type, etag }
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const range = parseRange(c.req.header('range'), object.size)
  if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${object.size}` })
  const length = range ? range.end - range.start + 1 : object.size
  const all = { ...headers, 'content-length': String(length) }
  const body = c.req.method === 'HEAD' ? null : (Readable.toWeb(object.stream(range ?? undefined)) as ReadableStream)
  if (!range) return new Response(body, { headers: all })
  const contentRange = `bytes ${range.start}-${range.end}/${object.size}`
  return new Response(body, { status: 206, headers: { ...all, 'content-range': contentRange } })
}
