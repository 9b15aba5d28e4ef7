import { z } from 'zod'
import { idSchema } from '../../fields.ts'
import { listMessages } from './list-messages.ts'

/** Rows that can be changed at once: ticked one by one, and as all that match a filter. */
export const bulkLimits = { ids: 1000, rows: 10_000, named: 20 } as const

/** Parts of a list's input that choose no rows. */
export const notFilters = { sort: true, direction: true, page: true, page_size: true } as const

/**
 * An action on rows of a list: those that were ticked, or all that match its filters. The filters themselves are sent,
 * with the number that was confirmed, which the server compares with its own.
 * @param filters of the list's call, without order and page.
 */
export function bulkInput<Filters extends z.ZodObject, Action extends z.ZodType>(filters: Filters, action: Action) {
  return z.strictObject({
    rows: z.union([
      z.strictObject({ ids: z.array(idSchema).min(1).max(bulkLimits.ids) }),
      z.strictObject({
        filter: filters.strict(),
        total: z.int().min(1).describe('rows that match, as the list showed them'),
      }),
    ]),
    action,
    only_valid: z.boolean().optional().describe('leave out rows that are refused instead of changing none'),
  })
}

const refusedRowSchema = z.object({ id: idSchema, label: z.string(), reason: z.string() })

export type RefusedRow = z.infer<typeof refusedRowSchema>

const refusalSchema = z.object({
  rows: z.array(refusedRowSchema).describe(`the first ${bulkLimits.named}`),
  refused: z.int().describe('how many'),
  valid: z.int().describe('rows that could be changed'),
})

export type BulkRefusal = z.infer<typeof refusalSchema>

/** Errors of every call that changes several rows. A call that fails changes nothing. */
export const bulkErrors = {
  COUNT_DIFFERS: {
    status: 409,
    message: listMessages.failed,
    data: z.object({ total: z.int().describe('rows that match now') }),
  },
  TOO_MANY_ROWS: { status: 422, message: listMessages.tooMany(bulkLimits.rows) },
  ROWS_REFUSED: { status: 422, message: listMessages.failed, data: refusalSchema },
} as const

export const bulkOutputSchema = z.object({
  changed: z.int(),
  unchanged: z.int().describe('rows that were so already'),
  left_out: z.int().describe('rows that were refused, with only_valid'),
})

export type BulkResult = z.infer<typeof bulkOutputSchema>

/** Items of a content type that can be put into an order for the home page; it shows the first few. */
export const homeListed = 60

/** Errors of the calls that order the home page. */
export const homeOrderErrors = {
  HOME_CHANGED: { status: 409, message: listMessages.home.changed },
} as const

/** In the order of the home page. */
export const homeOrderSchema = z.strictObject({
  ids: z
    .array(idSchema)
    .max(homeListed)
    .refine((ids) => new Set(ids).size === ids.length, 'Each can be named only once'),
})
