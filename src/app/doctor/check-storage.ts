import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { stat } from 'node:fs/promises'
import type { Config } from '#server/platform/config/config.ts'
import { openStorage } from '#server/platform/files/open-storage.ts'
import { codeOf, failed, ok, type Found } from './finding.ts'

/** Writes, reads and deletes an object. @throws StorageUnavailable in one line when a bucket cannot be used. */
export async function checkStorage(config: Config): Promise<Found[]> {
  const { objectStorage, dataDir } = config
  const isThere = await stat(dataDir).catch(() => null)
  if (!objectStorage && !isThere) return [ok('the folder for pictures is made at the first start')]
  const place = objectStorage ? `the bucket ${objectStorage.bucket}` : 'the folder for pictures'
  const storage = await openStorage(config)
  const key = `doctor/${randomUUID()}`
  const bytes = Buffer.from(key)
  let step = 'written'
  try {
    await storage.put(key, bytes)
    step = 'read'
    const found = await storage.get(key)
    if (!found || !bytes.equals(await buffer(found.stream()))) throw new Error('other bytes were read')
    step = 'deleted'
    await storage.remove(key)
    if (await storage.get(key)) throw new Error('it is still there')
    return [ok(`an object was written to ${place}, read and deleted`)]
  } catch (error) {
    await storage.remove(key).catch(() => {})
    const advice = objectStorage
      ? 'Its credentials need to list, read, write and delete objects.'
      : 'Give DATA_DIR/files to the account that runs the program.'
    return [failed(`an object in ${place} could not be ${step} (${codeOf(error)})`, advice)]
  }
}
