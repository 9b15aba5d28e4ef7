import { Hono, type Context } from 'hono'
import { buckets, type Bucket } from '#contract/pictures.ts'
import { pictureFormats, pictureWidths, type PictureCrop } from '#values/pictures/picture-variants.ts'
import { isStorageKey, type Storage, type StoredObject } from '#server/platform/files/storage.ts'
import type { VariantKind } from '#server/platform/media/variant-picture.ts'
import type { ShownPictures } from '#server/platform/media/shown-pictures.ts'
import { variantKey, type Variants } from '#server/platform/media/variants.ts'
import type { VisitorEnv } from '../../platform/http/middleware/session-middleware.ts'
import { pictureNotFound, sendPicture } from '../../platform/http/responses/send-file.ts'

/** Short enough for a change of `MEDIA_URL` to be noticed within minutes. */
const redirectPolicy = 'public, max-age=600'

const privatePolicy = 'private, no-store'

export interface MediaOptions {
  storage: Storage
  variants: Variants
  shown: ShownPictures
  /** Address from which browsers fetch stored files, without a trailing slash; null if this server sends them. */
  mediaUrl: string | null
}

/**
 * Originals at `/media/{bucket}/{name}`, below it variants as `{width}.{format}` and `{crop}-{focus}-{width}.avif`. What the
 * site does not show is sent to the admin and to readers of a shared preview alone: docs/decisions/0096.
 */
export function mediaRoutes({ storage, variants, shown, mediaUrl }: MediaOptions): Hono<VisitorEnv> {
  type Visit = Context<VisitorEnv>
  const respond = async (c: Visit, url: string, found: StoredObject | null, key: string) => {
    if (!found) return pictureNotFound(c)
    if (await shown.isPublic(url)) return mediaUrl ? redirect(c, `${mediaUrl}/${key}`) : sendPicture(c, found, key)
    const maySee = (await c.var.visitor.admin()) !== null || (await shown.isInPreview(url))
    return maySee ? sendPicture(c, found, key, { 'cache-control': privatePolicy }) : pictureNotFound(c)
  }
  return new Hono<VisitorEnv>()
    .get('/:bucket/:name', async (c) => {
      const { bucket, name } = c.req.param()
      const key = `${bucket}/${name}`
      const found = isBucket(bucket) && isStorageKey(key) ? await storage.get(key) : null
      return respond(c, `/media/${key}`, found, key)
    })
    .get('/:bucket/:name/:size', async (c) => {
      const { bucket, name, size } = c.req.param()
      const kind = cropOf(size) ?? variantOf(size)
      if (!isBucket(bucket) || !kind || !isStorageKey(`${bucket}/${name}`)) return pictureNotFound(c)
      const variant = { bucket, name, ...kind }
      return respond(c, `/media/${bucket}/${name}`, await variants.get(variant), variantKey(variant))
    })
    .all('*', pictureNotFound)
}

function variantOf(size: string): VariantKind | null {
  const [width, format] = size.split('.')
  const listed = pictureWidths.find((each) => String(each) === width)
  const known = pictureFormats.find((each) => each === format && size === `${width}.${each}`)
  return listed && known ? { width: listed, format: known } : null
}

function cropOf(size: string): VariantKind | null {
  const [, crop, focus, width] = /^(tall|upright)-(0|[1-9]0|100)-([1-9]\d{0,3})\.avif$/.exec(size) ?? []
  return crop
    ? { width: Number(width), format: 'avif', crop: { name: crop as PictureCrop, focus: Number(focus) } }
    : null
}

function isBucket(name: string): name is Bucket {
  return buckets.some((bucket) => bucket === name)
}

function redirect(c: Context, address: string) {
  c.header('cache-control', redirectPolicy)
  return c.redirect(address)
}
