import { z } from 'zod'
import { idSchema, searchTextSchema, timestampSchema } from '../fields.ts'
import { keyReused } from '../http/idempotency.ts'
import { adminMessages } from '../messages.ts'

/** Schemas and errors shared by the admin calls. */

/** Rows per page. */
export const adminPageSize = { default: 25, max: 100 } as const

export const lastPage = 1_000_000

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/**
 * Search, sort order and page of a list; numbers may arrive as query strings.
 * @param columns sortable columns.
 */
export function listInputSchema<const T extends readonly [string, ...string[]]>(columns: T) {
  return z.strictObject({
    search: searchTextSchema().optional(),
    sort: z.enum(columns).optional(),
    direction: z.enum(directions).optional(),
    page: z.coerce.number().int().min(1).max(lastPage).optional().describe('from 1'),
    page_size: z.coerce.number().int().min(1).max(adminPageSize.max).optional(),
  })
}

/** A boolean that may arrive as a query string. */
export const flagSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** Input of a list whose search can tolerate typing errors. */
export function searchInputSchema<const T extends readonly [string, ...string[]]>(columns: T) {
  return listInputSchema(columns).extend({
    similar: flagSchema.optional().describe('where nothing matches the search, look for similar words'),
  })
}

/** One page of a list; `total` counts all rows that match the filters. */
export function listOutputSchema<T extends z.ZodType>(item: T) {
  return z.object({ total: z.int(), items: z.array(item) })
}

/** One page of such a list. */
export function searchOutputSchema<T extends z.ZodType>(item: T) {
  return listOutputSchema(item).extend({
    similar: z.boolean().optional().describe('nothing matches the words of the search; these match similar ones'),
  })
}

/** Input of a searchable select box; without a search the first rows are returned. */
export const optionsInputSchema = z
  .strictObject({
    search: searchTextSchema().optional(),
    limit: z.coerce.number().int().min(1).max(adminPageSize.max).optional(),
  })
  .optional()

/**
 * For optimistic locking: a save is rejected when the stored version is newer than `updated_at`, unless `overwrite` is
 * true. Without `updated_at` nothing is compared (forms always send it).
 */
export const versionFields = {
  updated_at: timestampSchema.optional().describe('updated_at of the version that was edited'),
  overwrite: z.boolean().optional().describe('save over a newer version'),
}

/** For saves of forms that can have an open draft. */
export const draftVersionField = {
  draft_version: timestampSchema
    .nullable()
    .optional()
    .describe(
      'updated_at of the open draft that was edited, null where there was none: the save has all of it, and draft and ' +
        'autosave are removed; left out, both stay',
    ),
}

/** Result of a save; `updated_at` is the new version. */
export const savedSchema = z.object({
  id: idSchema,
  updated_at: timestampSchema,
  draft_version: timestampSchema.optional().describe('of the open draft, which a due publication uses'),
})

/** A file that is sent while it is read. */
export const fileSchema = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream<Uint8Array>),
})

/** Every admin call can fail with it. */
export const notSignedIn = { UNAUTHORIZED: { status: 401, message: 'Please sign in' } } as const

export const writeErrors = { ...notSignedIn, ...keyReused } as const

/** Part of the API documentation of every deletion. */
export const deleteIsIdempotent = 'Succeeds, with the same answer, also if it is already deleted.'

/** The stored version is newer than the one that was edited. */
export const versionConflict = {
  VERSION_CONFLICT: {
    status: 409,
    message: adminMessages.versionConflict,
    data: z.object({ updated_at: timestampSchema }),
  },
} as const

/** The image URL of a save names no stored picture, or one in the wrong bucket for the field. */
export const pictureNotFound = {
  PICTURE_NOT_FOUND: {
    status: 422,
    message: adminMessages.pictureNotFound,
    data: z.object({ field: z.string(), image_url: z.string() }),
  },
} as const

/** An id or nothing; forms send '' or 'none' where nothing is selected. */
export const optionalIdSchema = z
  .union([idSchema, z.enum(['', 'none'])])
  .nullable()
  .transform((id) => (id === '' || id === 'none' ? null : id))
