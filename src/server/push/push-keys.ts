import type { PrivateSettings } from '../platform/access/private-settings.ts'
import { newVapidKey, type VapidKey } from './vapid.ts'

/** Where the key of this site is stored. */
export interface PushKeys {
  /** Creates it at first use. @returns null if it cannot be read; it is replaced only on purpose. */
  read: () => Promise<VapidKey | null>
  replace: () => Promise<VapidKey>
}

export function pushKeys(stored: Pick<PrivateSettings, 'read' | 'createOnce' | 'write'>): PushKeys {
  return {
    async read() {
      const found = await stored.read<VapidKey>('push')
      const known = found.state === 'missing' ? await stored.createOnce('push', newVapidKey) : found
      return known.state === 'set' ? known.value : null
    },
    async replace() {
      const key = newVapidKey()
      await stored.write('push', key)
      return key
    },
  }
}
