import { Readable } from 'node:stream'
import { Hono, type Context } from 'hono'
import { buckets, type Bucket } from '#contract/pictures.ts'
import { pictureFormats, pictureWidths } from '#values/picture-variants.ts'
import { isStorageKey, type Storage, type StoredObject } from '../files/storage.ts'
import type { Variants } from '../media/variants.ts'
import { parseRange } from './byte-range.ts'
import { matchesEtag } from './etag.ts'

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** An address is never reused for other bytes, so copies hold for good; nothing in it may run. */
const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-site',
}

/** Originals at `/media/{bucket}/{name}` and their variants at `/media/{bucket}/{name}/{width}.{format}`. */
export function mediaRoutes(storage: Storage, variants: Variants): Hono {
  return new Hono()
    .get('/:bucket/:name', async (c) => {
      const { bucket, name } = c.req.param()
      const key = `${bucket}/${name}`
      const found = isBucket(bucket) && isStorageKey(key) ? await storage.get(key) : null
      return found ? send(c, found, name) : notFound(c)
    })
    .get('/:bucket/:name/:size', async (c) => {
      const { bucket, name, size } = c.req.param()
      const [width, format] = size.split('.')
      const listed = pictureWidths.find((each) => String(each) === width)
      const known = pictureFormats.find((each) => each === format && size === `${width}.${each}`)
      if (!isBucket(bucket) || !listed || !known || !isStorageKey(`${bucket}/${name}`)) return notFound(c)
      const found = await variants.get({ bucket, name, width: listed, format: known })
      return found ? send(c, found, size) : notFound(c)
    })
    .all('*', notFound)
}

function isBucket(name: string): name is Bucket {
  return buckets.some((bucket) => bucket === name)
}

function notFound(c: Context) {
  return c.text('Not found', 404, { 'cache-control': 'no-store' })
}

function send(c: Context, object: StoredObject, name: string) {
  const type = contentTypes[name.split('.').at(-1) ?? '']
  if (!type) return notFound(c)
  const etag = `"${object.size.toString(36)}-${c.req.path.split('/').slice(2).join('-')}"`
  const headers = { ...pictureHeaders, 'content-type': type, etag }
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
