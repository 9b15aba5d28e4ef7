import { z } from 'zod'
import { namesIn, savedAtMost } from '#values/addresses/saved-address.ts'
import { adminMessages } from './messages.ts'

/** Schemas shared by several content types. */

export const idSchema = z.uuid()

export const daySchema = z.iso.date().describe('a day in Asia/Kolkata')

/** ISO 8601 in UTC. */
export const timestampSchema = z.iso.datetime()

/** Status of trips and blogs. */
export const statuses = ['draft', 'published'] as const
export const statusSchema = z.enum(statuses)
export type Status = z.infer<typeof statusSchema>

/** Maximum number of rows per response, and the default of the public API. */
export const pageLimit = 100

/** `limit` and `offset` of a list; numbers may arrive as query strings. */
export const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(pageLimit).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
})

/**
 * Non-blank plain text: well-formed, without control characters (line breaks and tabs are allowed).
 * @param max characters.
 * @param required message for a blank text.
 */
export function textSchema(max: number, required: string = adminMessages.fields.required) {
  return cleanText(
    z
      .string({ error: (issue) => (issue.input === undefined ? required : undefined) })
      .trim()
      .min(1, required)
      .max(max, tooLong(max)),
  )
}

/** Optional text: a blank one becomes null, an omitted one stays undefined (a save then leaves the stored value). */
export function optionalTextSchema(max: number) {
  return cleanText(z.string().trim().max(max, tooLong(max)))
    .transform((text) => text || null)
    .nullish()
}

/**
 * Short texts, one per entry; they are trimmed, and blank ones dropped.
 * @param max characters of each.
 * @param entries how many.
 */
export function textListSchema(max: number, entries: number) {
  return z
    .array(cleanText(z.string().trim().max(max, tooLong(max))))
    .max(entries, tooMany(entries))
    .transform((texts) => texts.filter((text) => text !== ''))
}

/** Dates that are stored; PostgreSQL has no year 0. */
const isStoredYear = (date: string) => date >= '1900' && date < '2200'

/** A day as `YYYY-MM-DD`; a blank one becomes null. */
export const optionalDaySchema = z
  .union([z.literal(''), z.iso.date(adminMessages.fields.day).refine(isStoredYear, adminMessages.fields.day)], {
    error: adminMessages.fields.day,
  })
  .transform((date) => date || null)
  .nullish()

const monthPattern = /^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/

/** A month as `YYYY-MM` or a day of it; it becomes the first day of the month, and a blank one null. */
export const optionalMonthSchema = z
  .union([z.literal(''), z.string().regex(monthPattern, adminMessages.fields.month)], {
    error: adminMessages.fields.month,
  })
  .transform((month) => (month ? `${month.slice(0, 7)}-01` : null))
  .nullish()

/** For `.max` of a text: a message that says how long the text is. */
export function tooLong(max: number) {
  return { error: ({ input }: { input?: unknown }) => adminMessages.fields.tooLong(max, String(input).length) }
}

/** For `.max` of a list: a message that says how many entries it has. */
export function tooMany(max: number) {
  return { error: ({ input }: { input?: unknown }) => adminMessages.fields.tooMany(max, (input as unknown[]).length) }
}

/** Names of chosen items, separated by commas; those beyond the limit are left out. */
export const chosenSchema = z
  .string()
  .max(savedAtMost * 130)
  .transform((text) => namesIn(text))

/** Characters. */
export const searchLength = 200

/** May be blank. */
export function searchTextSchema(max: number = searchLength) {
  return cleanText(z.string().trim().max(max))
}

/**
 * PostgreSQL rejects U+0000 in text, and no text of the catalogue needs other control characters. A lone surrogate has
 * no UTF-8 encoding and would be stored as a different character.
 */
export function cleanText<T extends z.ZodType<string>>(schema: T): T {
  return schema
    .refine((text) => text.isWellFormed(), adminMessages.fields.damagedText)
    .refine((text) => !hasControlCharacter(text), adminMessages.fields.controlCharacters)
}

/** Whether PostgreSQL can store it, also in JSON. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

function hasControlCharacter(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
}
