import { Hono } from 'hono'
import { buckets, type Bucket } from '#contract/pictures.ts'
import { pictureFormats, pictureWidths } from '#values/picture-variants.ts'
import { isStorageKey, type Storage } from '../files/storage.ts'
import type { Variants } from '../media/variants.ts'
import { pictureNotFound, sendPicture } from './stored-answer.ts'

/** Originals at `/media/{bucket}/{name}` and their variants at `/media/{bucket}/{name}/{width}.{format}`. */
export function mediaRoutes(storage: Storage, variants: Variants): Hono {
  return new Hono()
    .get('/:bucket/:name', async (c) => {
      const { bucket, name } = c.req.param()
      const key = `${bucket}/${name}`
      const found = isBucket(bucket) && isStorageKey(key) ? await storage.get(key) : null
      return found ? sendPicture(c, found, name) : pictureNotFound(c)
    })
    .get('/:bucket/:name/:size', async (c) => {
      const { bucket, name, size } = c.req.param()
      const [width, format] = size.split('.')
      const listed = pictureWidths.find((each) => String(each) === width)
      const known = pictureFormats.find((each) => each === format && size === `${width}.${each}`)
      if (!isBucket(bucket) || !listed || !known || !isStorageKey(`${bucket}/${name}`)) return pictureNotFound(c)
      const found = await variants.get({ bucket, name, width: listed, format: known })
      return found ? sendPicture(c, found, size) : pictureNotFound(c)
    })
    .all('*', pictureNotFound)
}

function isBucket(name: string): name is Bucket {
  return buckets.some((bucket) => bucket === name)
}
