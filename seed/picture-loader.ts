import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '#server/db/database.ts'
import type { Storage } from '#server/files/storage.ts'
import { storePicture } from '#server/media/store-picture.ts'

const folder = new URL('./images/', import.meta.url)

const describedSchema = z.array(
  z.object({ name: z.string(), alt: z.string(), focal: z.object({ x: z.number(), y: z.number() }) }),
)

/** Uploads pictures of `seed/images`, each once per bucket. */
export interface PictureLoader {
  /** @returns the address under which the picture is stored. */
  load(tx: Db, bucket: Bucket, file: string, prefix?: string): Promise<string>
  /** Removes what was stored, for a transaction that failed. */
  undo(): Promise<void>
}

/** @returns a loader that uses the back office's own way in for pictures. */
export function pictureLoader(storage: Storage): PictureLoader {
  const loaded = new Map<string, string>()
  const described = readDescriptions()
  return {
    async load(tx, bucket, file, prefix) {
      const key = `${bucket}/${file}`
      const known = loaded.get(key)
      if (known) return known
      const description = (await described).find((each) => each.name === file)
      const bytes = await readFile(new URL(file, folder))
      const { alt, focal } = description ?? {}
      const picture = await storePicture(tx, storage, { bucket, bytes, prefix, alt, focal })
      loaded.set(key, picture.url)
      return picture.url
    },
    async undo() {
      for (const url of loaded.values()) await storage.remove(url.replace('/media/', ''))
    },
  }
}

async function readDescriptions() {
  return describedSchema.parse(JSON.parse(await readFile(new URL('images.json', folder), 'utf8')))
}
