import { z } from 'zod'

/** Building stones that several nouns share on the wire. */

/** A record's id. */
export const idSchema = z.uuid()

/** A moment, ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime()

/** Draft or published: the status of trips and blogs. */
export const statuses = ['draft', 'published'] as const
export const statusSchema = z.enum(statuses)
export type Status = z.infer<typeof statusSchema>

/** Rows of one answer: the largest page, also the default of the open API. */
export const pageLimit = 100

/** `limit` and `offset` of a list, given as numbers or as query text. */
export const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(pageLimit).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
})

/** Plain text that is not blank, without control characters (line breaks and tabs stay). */
export function textSchema(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasControlCharacter(text), 'Must not contain control characters')
}

function hasControlCharacter(text: string): boolean {
  // PostgreSQL refuses U+0000 in text, and the others never belong into a catalogue.
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
}
