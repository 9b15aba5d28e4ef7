import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import type { Storage } from '../../files/storage.ts'
import { inParallel } from '../in-parallel.ts'
import { names } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import type { SentObjects } from './sent-objects.ts'

/** Pictures that are read and sent at a time. */
const atOnce = 4

/** Where the files of deleted pictures are: docs/decisions/0051. */
const trash = 'trash/'

export interface PictureParts {
  target: Pick<Target, 'put' | 'hashOf'>
  storage: Storage
  log: Logger
  signal: AbortSignal
}

/**
 * Sends pictures that are not at the target, each content once. A picture never changes under its key, so each is
 * read once. One whose file is missing is logged, and tried again the next time.
 * @returns bytes that were sent.
 */
export async function sendPictures(parts: PictureParts, sent: SentObjects, keys: string[]): Promise<number> {
  const { target, storage, log, signal } = parts
  let bytes = 0
  const running = new Map<string, Promise<void>>()
  const put = async (name: string, content: Buffer) => {
    const size = await target.put(name, content)
    sent.sizes.set(name, size)
    bytes += size
  }
  await inParallel(
    atOnce,
    keys.filter((key) => !sent.pictures.has(key)),
    async (key) => {
      signal.throwIfAborted()
      const found = (await storage.get(key)) ?? (await storage.get(trash + key))
      if (!found) return log.warn({ key }, 'backup: the file of a picture is missing')
      const content = await buffer(found.stream())
      const hash = target.hashOf(content)
      const name = names.pictures + hash
      if (!sent.sizes.has(name)) {
        if (!running.has(name)) running.set(name, put(name, content))
        await running.get(name)
      }
      sent.pictures.set(key, { hash, size: content.length })
    },
  )
  return bytes
}
