import { Hono, type Context } from 'hono'
import { buckets, type Bucket } from '#contract/pictures.ts'
import { pictureFormats, pictureWidths } from '#values/pictures/picture-variants.ts'
import { isStorageKey, type Storage, type StoredObject } from '#server/files/storage.ts'
import { variantKey, type Variants } from '#server/media/variants.ts'
import { pictureNotFound, sendPicture } from '../../responses/send-file.ts'

/** Short enough for a change of `MEDIA_URL` to be noticed within minutes. */
const redirectPolicy = 'public, max-age=600'

export interface MediaOptions {
  storage: Storage
  variants: Variants
  /** Where browsers fetch stored files directly, without a trailing slash; null where this server sends them. */
  mediaUrl: string | null
}

/** Originals at `/media/{bucket}/{name}` and their variants at `/media/{bucket}/{name}/{width}.{format}`. */
export function mediaRoutes({ storage, variants, mediaUrl }: MediaOptions): Hono {
  const respond = (c: Context, found: StoredObject | null, key: string) => {
    if (!found) return pictureNotFound(c)
    return mediaUrl ? redirect(c, `${mediaUrl}/${key}`) : sendPicture(c, found, key)
  }
  return new Hono()
    .get('/:bucket/:name', async (c) => {
      const { bucket, name } = c.req.param()
      const key = `${bucket}/${name}`
      const found = isBucket(bucket) && isStorageKey(key) ? await storage.get(key) : null
      return respond(c, found, key)
    })
    .get('/:bucket/:name/:size', async (c) => {
      const { bucket, name, size } = c.req.param()
      const [width, format] = size.split('.')
      const listed = pictureWidths.find((each) => String(each) === width)
      const known = pictureFormats.find((each) => each === format && size === `${width}.${each}`)
      if (!isBucket(bucket) || !listed || !known || !isStorageKey(`${bucket}/${name}`)) return pictureNotFound(c)
      const variant = { bucket, name, width: listed, format: known }
      return respond(c, await variants.get(variant), variantKey(variant))
    })
    .all('*', pictureNotFound)
}

function isBucket(name: string): name is Bucket {
  return buckets.some((bucket) => bucket === name)
}

function redirect(c: Context, address: string) {
  c.header('cache-control', redirectPolicy)
  return c.redirect(address)
}
