import { createHmac, timingSafeEqual } from 'node:crypto'
import { idSchema } from '#contract/fields.ts'

/** Bytes; what cannot be guessed begins at sixteen. */
const lengths = { id: 16, signature: 20 }

const form = /^[\w-]{48}$/

/**
 * Keys of shared previews: the id and its signature, so that a guess is refused without asking the database.
 * @param secret of the program: with another one, earlier links are void.
 */
export function previewKeys(secret: string) {
  const sign = (id: Buffer) =>
    createHmac('sha256', secret).update('shared preview').update(id).digest().subarray(0, lengths.signature)
  return {
    keyOf(id: string) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, sign(bytes)]).toString('base64url')
    },
    /** @returns the id of a shared preview, or null for an invalid key. */
    idOf(key: string): string | null {
      if (!form.test(key)) return null
      const bytes = Buffer.from(key, 'base64url')
      const id = bytes.subarray(0, lengths.id)
      if (!timingSafeEqual(bytes.subarray(lengths.id), sign(id))) return null
      const hex = id.toString('hex')
      return idSchema.parse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))
    },
  }
}
