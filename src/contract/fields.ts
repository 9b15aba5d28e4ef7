import { z } from 'zod'
import { adminMessages } from './messages.ts'

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

/**
 * Plain text that is not blank: well-formed, without control characters (line breaks and tabs stay).
 * @param max characters.
 * @param required what is said of a blank one.
 */
export function textSchema(max: number, required: string = adminMessages.fields.required) {
  return cleanText(
    z
      .string({ error: (issue) => (issue.input === undefined ? required : undefined) })
      .trim()
      .min(1, required)
      .max(max),
  )
}

/** Text that may be left out: a blank one becomes null, an absent one stays absent (a save keeps what is stored). */
export function optionalTextSchema(max: number) {
  return cleanText(z.string().trim().max(max))
    .transform((text) => text || null)
    .nullish()
}

/** Characters of a search. */
export const searchLength = 200

/** Text to search or filter by; it may be blank. */
export function searchTextSchema(max: number = searchLength) {
  return cleanText(z.string().trim().max(max))
}

/**
 * PostgreSQL refuses U+0000 in text, and the other control characters never belong into a catalogue; half of a surrogate
 * pair has no form in UTF-8, and would be stored as something else.
 */
export function cleanText<T extends z.ZodType<string>>(schema: T): T {
  return schema
    .refine((text) => text.isWellFormed(), adminMessages.fields.damagedText)
    .refine((text) => !hasControlCharacter(text), adminMessages.fields.controlCharacters)
}

function hasControlCharacter(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
}
