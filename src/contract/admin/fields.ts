import { z } from 'zod'
import { idSchema, momentSchema, searchTextSchema } from '../fields.ts'
import { keyReused } from '../idempotency.ts'
import { adminMessages } from '../messages.ts'

/** Building stones that the back office's calls share. */

/** Rows on one page of a list. */
export const adminPageSize = { default: 25, max: 100 } as const

/** The last page that can be asked for. */
export const lastPage = 1_000_000

/** Sort directions of a list. */
export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/**
 * Search, order and page of a list: numbers may come as query text.
 * @param columns by which the list can be sorted.
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

/** One page of a list, with the count of all rows that the filters let through. */
export function listOutputSchema<T extends z.ZodType>(item: T) {
  return z.object({ total: z.int(), items: z.array(item) })
}

/** What a select box with search asks for; without a search the first rows come. */
export const optionsInputSchema = z
  .strictObject({
    search: searchTextSchema().optional(),
    limit: z.coerce.number().int().min(1).max(adminPageSize.max).optional(),
  })
  .optional()

/**
 * The version that was edited. Where a newer one is stored the save is refused, unless `overwrite` is true;
 * without `updated_at` nothing is compared (forms always send it).
 */
export const versionFields = {
  updated_at: momentSchema.optional().describe('updated_at of the version that was edited'),
  overwrite: z.boolean().optional().describe('save over a newer version'),
}

/** What a save answers: the record and its new version. */
export const savedSchema = z.object({ id: idSchema, updated_at: momentSchema })

/** No valid session of the admin; every call of the back office may answer so. */
export const notSignedIn = { UNAUTHORIZED: { status: 401, message: 'Please sign in' } } as const

/** What every write may answer. */
export const writeErrors = { ...notSignedIn, ...keyReused } as const

/** What the API's description says of every deletion. */
export const goneIsDone = 'Succeeds, with the same answer, also where there is nothing to delete any more.'

/** A newer version is stored than the one that was edited. */
export const versionConflict = {
  VERSION_CONFLICT: {
    status: 409,
    message: adminMessages.versionConflict,
    data: z.object({ updated_at: momentSchema }),
  },
} as const

/** A save names a picture that is not stored, or not in the bucket that belongs to the field. */
export const pictureNotFound = {
  PICTURE_NOT_FOUND: {
    status: 422,
    message: adminMessages.pictureNotFound,
    data: z.object({ field: z.string(), image_url: z.string() }),
  },
} as const

/** An id that belongs to no record; forms send a blank text or 'none' where nothing is chosen. */
export const chosenIdSchema = z
  .union([idSchema, z.enum(['', 'none'])])
  .nullable()
  .transform((id) => (id === '' || id === 'none' ? null : id))
