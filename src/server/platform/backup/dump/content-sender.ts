import type { StoredContent } from '../points/restore-point.ts'
import { names } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import type { SentObjects } from './sent-objects.ts'

/** Objects that are sent at a time while more are read. */
const atOnce = 4

export type ContentSender = ReturnType<typeof contentSender>

/** Sends rows and pieces of lists that are not at the target. */
export function contentSender(target: Pick<Target, 'put' | 'hashOf'>, sent: SentObjects) {
  const running = new Map<string, Promise<void>>()
  let bytes = 0
  let failure: unknown = null

  async function put(name: string, content: Buffer, stored: StoredContent): Promise<void> {
    try {
      stored.bytes = await target.put(name, content)
      sent.sizes.set(name, stored.bytes)
      bytes += stored.bytes
    } catch (error) {
      failure ??= error
    } finally {
      running.delete(name)
    }
  }

  return {
    /** Its size is known after `flush`. @throws when an earlier one could not be sent. */
    async send(content: Buffer): Promise<StoredContent> {
      const hash = target.hashOf(content)
      const name = names.rows + hash
      await running.get(name)
      const stored = { hash, bytes: sent.sizes.get(name) ?? 0 }
      if (!sent.sizes.has(name)) running.set(name, put(name, content, stored))
      if (running.size >= atOnce) await Promise.race(running.values())
      if (failure) throw failure
      return stored
    },
    /** Resolves when everything is there. @returns bytes that were sent. */
    async flush() {
      await Promise.all(running.values())
      if (failure) throw failure
      return bytes
    },
  }
}
