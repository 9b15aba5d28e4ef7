import type { Logger } from 'pino'
import type { Storage } from '../files/storage.ts'
import { joined } from './archive/byte-reader.ts'
import type { PictureKey } from './base/stored-pictures.ts'
import { names } from './target/layout.ts'
import type { Target } from './target/open-target.ts'

/** Pictures that are read and sent at a time. */
const atOnce = 4

/** Where the files of deleted pictures are: docs/decisions/0051. */
const trash = 'trash/'

export interface PictureSender {
  /** Sends those that are not at the target. One whose file is missing is logged, and tried again the next time. */
  send(pictures: Iterable<Pick<PictureKey, 'key'>>): Promise<void>
  /** How many are at the target. */
  count(): number
  /** Of those that were removed from the target. */
  forget(keys: Iterable<string>): void
}

/** Pictures never change under one name, so each is sent once. */
export async function pictureSender(target: Target, storage: Storage, log: Logger): Promise<PictureSender> {
  const sent = new Set((await target.list(names.files)).map((name) => name.slice(names.files.length)))
  const inFlight = new Map<string, Promise<void>>()

  async function sendOne(key: string): Promise<void> {
    const found = (await storage.get(key)) ?? (await storage.get(trash + key))
    if (!found) return log.warn({ key }, 'backup: the file of a picture is missing')
    await target.putRaw(names.file(key), await joined(found.stream()))
    sent.add(key)
  }

  function sendOnce(key: string): Promise<void> {
    const begun = inFlight.get(key)
    if (begun) return begun
    const sending = sendOne(key).finally(() => inFlight.delete(key))
    inFlight.set(key, sending)
    return sending
  }

  return {
    async send(pictures) {
      const missing = [...pictures].map(({ key }) => key).filter((key) => !sent.has(key))
      const next = missing[Symbol.iterator]()
      const worker = async () => {
        for (const key of next) await sendOnce(key)
      }
      await Promise.all(Array.from({ length: Math.min(atOnce, missing.length) }, worker))
    },
    count: () => sent.size,
    forget: (keys) => {
      for (const key of keys) sent.delete(key)
    },
  }
}
