import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { privateSettings } from '../db/schema.ts'
import type { PrivateSettingName } from '../db/tables/private-settings.ts'

/** `unreadable`: sealed with another secret. It is replaced only on purpose. */
export type Unsealed<Value> = { state: 'missing' | 'unreadable' } | { state: 'set'; value: Value }

export type PrivateSettings = ReturnType<typeof privateSettingsOf>

/** @param secret of the program. */
export function privateSettingsOf(db: Db, secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'private settings', 32))
  const read = async <Value>(name: PrivateSettingName): Promise<Unsealed<Value>> => {
    const [row] = await db.select().from(privateSettings).where(eq(privateSettings.id, name))
    return row ? unseal<Value>(key, name, row.sealed) : { state: 'missing' }
  }
  return {
    read,
    async write(name: PrivateSettingName, value: object) {
      const sealed = seal(key, name, value)
      await db
        .insert(privateSettings)
        .values({ id: name, sealed })
        .onConflictDoUpdate({ target: privateSettings.id, set: { sealed, updated_at: sql`now()` } })
    },
    /** Stores a value unless there is one. @returns the stored one, for several nodes that create it at once. */
    async createOnce<Value extends object>(name: PrivateSettingName, create: () => Value) {
      const sealed = seal(key, name, create())
      await db.insert(privateSettings).values({ id: name, sealed }).onConflictDoNothing()
      return read<Value>(name)
    },
    async remove(name: PrivateSettingName) {
      await db.delete(privateSettings).where(eq(privateSettings.id, name))
    },
  }
}

const version = 'v1'
const lengths = { iv: 12, tag: 16 }

/** AES-256-GCM; the name is authenticated, so that no row passes for another. @returns version, then IV, tag and text. */
function seal(key: Buffer, name: PrivateSettingName, value: object): string {
  const iv = randomBytes(lengths.iv)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
}

function unseal<Value>(key: Buffer, name: PrivateSettingName, sealed: string): Unsealed<Value> {
  const [prefix, encoded = ''] = sealed.split('.')
  const bytes = Buffer.from(encoded, 'base64url')
  if (prefix !== version || bytes.length < lengths.iv + lengths.tag) return { state: 'unreadable' }
  const [iv, tag, text] = [
    bytes.subarray(0, lengths.iv),
    bytes.subarray(lengths.iv, lengths.iv + lengths.tag),
    bytes.subarray(lengths.iv + lengths.tag),
  ]
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name)).setAuthTag(tag)
    const json = Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    return { state: 'set', value: JSON.parse(json) as Value }
  } catch {
    return { state: 'unreadable' }
  }
}
