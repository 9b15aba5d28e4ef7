import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

/** The step that failed; the cause is the storage's error. */
export class TrialFailed extends Error {
  override name = 'TrialFailed'
  readonly step: 'written' | 'read' | 'deleted'

  constructor(step: TrialFailed['step'], cause: unknown) {
    super(`an object could not be ${step}`, { cause })
    this.step = step
  }
}

/** Writes, reads and deletes a small object. @throws TrialFailed */
export async function tryStorage(storage: Storage, folder: string): Promise<void> {
  const key = `${folder}/${randomUUID()}`
  const bytes = Buffer.from(key)
  let step: TrialFailed['step'] = 'written'
  try {
    await storage.put(key, bytes)
    step = 'read'
    const found = await storage.get(key)
    if (!found || !bytes.equals(await buffer(found.stream()))) throw new Error('other bytes were read')
    step = 'deleted'
    await storage.remove(key)
    if (await storage.get(key)) throw new Error('it is still there')
  } catch (error) {
    await storage.remove(key).catch(() => {})
    throw new TrialFailed(step, error)
  }
}
