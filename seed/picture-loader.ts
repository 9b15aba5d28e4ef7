import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import type { DecodedPicture } from '#server/platform/media/decode.ts'
import { queueDecoding, storeDecoded } from '#server/platform/media/store-picture.ts'
import { paths } from '#server/paths.ts'

const describedSchema = z.array(
  z.object({ name: z.string(), alt: z.string(), focal: z.object({ x: z.number(), y: z.number() }) }),
)

/** A file of `seed/images` and its bucket. */
export interface PictureFile {
  bucket: Bucket
  file: string
}

/** Uploads files of `seed/images`, each once per bucket. */
export interface PictureLoader {
  /** @returns the URL of the stored picture. */
  load(tx: Db, picture: PictureFile, prefix?: string): Promise<string>
  /** Deletes the stored files after a failed transaction. */
  undo(): Promise<void>
}

/** Pictures decoded ahead: enough to keep two processors busy. */
const maxAhead = 4

/**
 * @param pictures all pictures in loading order: decoding is by far the slowest part, so it starts ahead of time.
 * @returns a loader that stores pictures as the back office does.
 */
export function pictureLoader(storage: Storage, pictures: PictureFile[]): PictureLoader {
  const loaded = new Map<string, string>()
  const described = readDescriptions()
  const decoded = decodeAhead(pictures)
  return {
    async load(tx, { bucket, file }, prefix) {
      const key = keyOf({ bucket, file })
      const known = loaded.get(key)
      if (known) return known
      const { alt, focal } = (await described).find((each) => each.name === file) ?? {}
      const picture = await storeDecoded(
        tx,
        storage,
        { bucket, prefix, alt, focal, sample: true },
        await decoded({ bucket, file }),
      )
      loaded.set(key, picture.url)
      return picture.url
    },
    async undo() {
      for (const url of loaded.values()) await storage.remove(url.replace('/media/', ''))
    },
  }
}

/**
 * Several buckets may have the same file; it is decoded once, and kept until the last of them has it.
 * @returns a function that returns the picture of each bucket once, decoded while the previous ones were being stored.
 */
function decodeAhead(pictures: PictureFile[]): (picture: PictureFile) => Promise<DecodedPicture> {
  const places = new Map(pictures.map((each) => [keyOf(each), each]))
  const usesLeft = new Map<string, number>()
  for (const { file } of places.values()) usesLeft.set(file, (usesLeft.get(file) ?? 0) + 1)
  const upcoming = new Map([...places.values()].map((each) => [each.file, each]))
  const decoded = new Map<string, Promise<DecodedPicture>>()
  /** Files that were not requested yet. */
  const ahead = new Set<string>()

  function begin(picture: PictureFile) {
    upcoming.delete(picture.file)
    const decoding = decode(picture)
    // Callers that await it get the error; after an earlier failure none does, and the rejection would be unhandled.
    decoding.catch(() => {})
    decoded.set(picture.file, decoding)
    return decoding
  }

  return (picture) => {
    const { file } = picture
    const decoding = decoded.get(file) ?? begin(picture)
    ahead.delete(file)
    const left = (usesLeft.get(file) ?? 1) - 1
    usesLeft.set(file, left)
    if (left === 0) decoded.delete(file)
    for (const next of upcoming.values()) {
      if (ahead.size >= maxAhead) break
      ahead.add(next.file)
      void begin(next)
    }
    return decoding
  }
}

async function decode({ bucket, file }: PictureFile): Promise<DecodedPicture> {
  return queueDecoding({ bucket, bytes: await readFile(join(paths.demoPictures, file)) })
}

function keyOf({ bucket, file }: PictureFile): string {
  return `${bucket}/${file}`
}

async function readDescriptions() {
  return describedSchema.parse(JSON.parse(await readFile(join(paths.demoPictures, 'images.json'), 'utf8')))
}
