import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '#server/db/database.ts'
import type { Storage } from '#server/files/storage.ts'
import type { DecodedPicture } from '#server/media/decode.ts'
import { decodeInTurn, storeDecoded } from '#server/media/store-picture.ts'

const folder = new URL('./images/', import.meta.url)

const describedSchema = z.array(
  z.object({ name: z.string(), alt: z.string(), focal: z.object({ x: z.number(), y: z.number() }) }),
)

/** A picture of `seed/images`, and where it belongs. */
export interface WantedPicture {
  bucket: Bucket
  file: string
}

/** Uploads pictures of `seed/images`, each once per bucket. */
export interface PictureLoader {
  /** @returns the address under which the picture is stored. */
  load(tx: Db, wanted: WantedPicture, prefix?: string): Promise<string>
  /** Removes what was stored, for a transaction that failed. */
  undo(): Promise<void>
}

/** So many are decoded before they are asked for: enough for two processors to have work. */
const mostAhead = 4

/**
 * @param wanted what will be loaded, in its order: decoding takes longer than all else, so it begins beforehand.
 * @returns a loader that uses the back office's own way in for pictures.
 */
export function pictureLoader(storage: Storage, wanted: WantedPicture[]): PictureLoader {
  const loaded = new Map<string, string>()
  const described = readDescriptions()
  const decoded = decodedAhead(wanted)
  return {
    async load(tx, { bucket, file }, prefix) {
      const key = keyOf({ bucket, file })
      const known = loaded.get(key)
      if (known) return known
      const { alt, focal } = (await described).find((each) => each.name === file) ?? {}
      const picture = await storeDecoded(tx, storage, { bucket, prefix, alt, focal }, await decoded({ bucket, file }))
      loaded.set(key, picture.url)
      return picture.url
    },
    async undo() {
      for (const url of loaded.values()) await storage.remove(url.replace('/media/', ''))
    },
  }
}

/** @returns a function that gives a picture once, decoded while the ones before it were stored. */
function decodedAhead(wanted: WantedPicture[]): (picture: WantedPicture) => Promise<DecodedPicture> {
  const upcoming = new Map(wanted.map((each) => [keyOf(each), each]))
  const begun = new Map<string, Promise<DecodedPicture>>()

  function begin(picture: WantedPicture) {
    upcoming.delete(keyOf(picture))
    const decoding = decode(picture)
    // Who asks for it is told; nobody may ask, when one before it failed.
    decoding.catch(() => {})
    begun.set(keyOf(picture), decoding)
    return decoding
  }

  return (picture) => {
    const decoding = begun.get(keyOf(picture)) ?? begin(picture)
    begun.delete(keyOf(picture))
    for (const next of upcoming.values()) if (begun.size < mostAhead) void begin(next)
    return decoding
  }
}

async function decode({ bucket, file }: WantedPicture): Promise<DecodedPicture> {
  return decodeInTurn({ bucket, bytes: await readFile(new URL(file, folder)) })
}

function keyOf({ bucket, file }: WantedPicture): string {
  return `${bucket}/${file}`
}

async function readDescriptions() {
  return describedSchema.parse(JSON.parse(await readFile(new URL('images.json', folder), 'utf8')))
}
