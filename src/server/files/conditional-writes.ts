import { randomBytes } from 'node:crypto'

/** Writes that succeed only while an object is as it was read. */
export interface ConditionalWrites {
  /** @returns an object with the tag of its version. */
  read(key: string): Promise<{ bytes: Buffer; tag: string } | null>
  /**
   * @param tag of the version that is replaced; null if there must be none.
   * @returns the tag of the new version; null when somebody else was quicker.
   * @throws ConditionsUnknown when the storage refuses conditions.
   */
  write(key: string, bytes: Uint8Array, tag: string | null): Promise<string | null>
}

/** The storage has no conditional writes. */
export class ConditionsUnknown extends Error {
  override name = 'ConditionsUnknown'
}

/**
 * Some storages refuse conditions, and some ignore them; so it is tried out.
 * @param folder of an object that is written and removed.
 */
export async function knowsConditions(
  { write }: ConditionalWrites,
  folder: string,
  remove: (key: string) => Promise<void>,
): Promise<boolean> {
  const key = `${folder}probe-${randomBytes(6).toString('hex')}`
  const bytes = Buffer.from('probe')
  try {
    const tag = await write(key, bytes, null)
    if (tag === null || (await write(key, bytes, null)) !== null) return false
    if ((await write(key, bytes, '"00000000000000000000000000000000"')) !== null) return false
    return (await write(key, Buffer.from('again'), tag)) !== null
  } catch (error) {
    if (error instanceof ConditionsUnknown) return false
    throw error
  } finally {
    await remove(key)
  }
}
