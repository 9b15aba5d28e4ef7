import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { adminPageSize, fileSchema, flagSchema, lastPage, listOutputSchema } from '../fields.ts'
import { daySchema, searchTextSchema, timestampSchema } from '../../fields.ts'
import { adminMessages } from '../../messages.ts'
import { eventOperations, type EventKind } from './event-operations.ts'

/** Who or what changed something. `database`: a statement that no part of the program ran. */
export const changeAuthors = ['admin', 'visitor', 'program', 'database'] as const

/** The name that the admin gave under 'Who is writing?'. */
export const personSchema = z.string().nullable().describe('name of the person, null where none was given')

/** `purge`: deleted for ever; of such an item only its name is left. */
export const changeKinds = ['insert', 'update', 'delete', 'purge'] as const

const eventKinds = Object.keys(eventOperations) as [EventKind, ...EventKind[]]

/** Kinds that a list of changes can be filtered by. */
export const activityKinds = [...changeKinds, ...eventKinds] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Changes that are counted exactly; where more match, `total` is one more. */
export const countedChanges = 10_000

export const changedEntities = [
  'trips',
  'vendors',
  'blogs',
  'testimonials',
  'hero_images',
  'categories',
  'regions',
  'pictures',
  'site_settings',
  'account',
] as const
export type ChangedEntity = (typeof changedEntities)[number]

const changeIdSchema = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const changeFilters = {
  entity: z.enum(changedEntities).optional(),
  item_id: z.string().max(300).optional().describe('id of one item of the content type; a picture has its URL'),
  kind: z.enum(activityKinds).optional(),
  search: searchTextSchema().optional().describe('words of the names of items'),
  pinned: flagSchema.optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
}

/** The effect of one change on one item, in sentences such as 'Price ₹58,500 → ₹62,000'. */
const changedItemSchema = z.object({
  entity: z.enum(changedEntities),
  item_id: z.string(),
  label: z.string(),
  kind: z.enum(changeKinds),
  sentences: z.array(z.string()),
  gone: z.boolean().describe('whether it is deleted now'),
})

export const changeSchema = z.object({
  id: z.int(),
  at: timestampSchema,
  author: z.enum(changeAuthors),
  person: personSchema,
  operation: z.string().describe('the call, as trips.update, or an event of the account, as sign-in'),
  undo_of: z.int().nullable(),
  pinned: z.boolean().describe('stays for ever'),
  details: z.record(z.string(), z.string()).nullable().describe('of an event without items'),
  undoable: z.boolean().describe('whether it can be undone, if nothing was changed since'),
  undone_by: z.int().nullable().describe('the change that took it back'),
  items: z.array(changedItemSchema),
  more_items: z.int().describe('how many more the change touched'),
})

/** Why an undo was refused: later changes, in sentences. */
const undoConflictSchema = z.object({ label: z.string(), reasons: z.array(z.string()) })

const { undo } = adminMessages

export type Change = z.infer<typeof changeSchema>
export type ChangedItem = z.infer<typeof changedItemSchema>

/** The changes of one item in the last days, summed up from its first state to its last. */
const weekItemSchema = changedItemSchema.extend({
  at: timestampSchema.describe('of its latest change'),
  author: z.enum(changeAuthors).describe('of its latest change'),
  person: personSchema,
  operation: z.string().describe('of its latest change'),
  changes: z.int(),
})

export type WeekItem = z.infer<typeof weekItemSchema>

export const changesOfWeekSchema = z.object({
  from: daySchema,
  items: z.array(weekItemSchema).describe('those that were changed last, without pictures'),
  more_items: z.int().describe('how many more were changed'),
  pictures: z.int().describe('how many pictures were stored, changed or removed'),
})

export type ChangesOfWeek = z.infer<typeof changesOfWeekSchema>

export const historyTotalsSchema = z.object({
  changes: z.int(),
  estimated: z.boolean().describe('whether the number of changes is an estimate'),
  bytes: z.int().describe('of the history with its indexes'),
  picture_bytes: z.int().describe('of pictures that nothing but the history or the trash keeps'),
  oldest_at: timestampSchema.nullable(),
  pinned: z.int(),
  cleaned_at: timestampSchema.nullable().describe('when the last clean-up finished'),
  next_cleanup_at: timestampSchema,
})

export type HistoryTotals = z.infer<typeof historyTotalsSchema>

const calls = adminCalls('Admin: changes')

export const changeListSchema = z.strictObject({
  ...changeFilters,
  before: changeIdSchema.optional().describe('changes older than this one'),
  after: changeIdSchema.optional().describe('the changes that follow this one; `before` goes first'),
  page: z.coerce.number().int().min(1).max(lastPage).optional().describe('from 1'),
  page_size: z.coerce.number().int().min(1).max(adminPageSize.max).optional(),
})

export const changesContract = {
  list: calls
    .get('/admin/changes', 'admin_list_changes', 'Who changed what and when, the latest first, page by page')
    .route({
      description:
        'Far down, pages follow each other by `before` and `after`, which cost the same anywhere, unlike `page`.',
    })
    .input(changeListSchema.optional())
    .output(
      listOutputSchema(changeSchema).extend({
        total: z.int().describe(`at most ${countedChanges + 1}: more are not counted`),
        newer: z.boolean().describe('whether there are changes before this page'),
        older: z.boolean().describe('whether there are changes after this page'),
      }),
    ),
  week: calls
    .get('/admin/changes/week', 'admin_get_changes_of_week', 'What was changed in the last seven days, by item')
    .output(changesOfWeekSchema),
  totals: calls
    .get(
      '/admin/changes/totals',
      'admin_get_history_totals',
      'How much room the history takes, and when it is cleaned up next',
    )
    .output(historyTotalsSchema),
  pin: calls
    .patch('/admin/changes/{change_id}', 'admin_pin_change', 'Keep a change for ever, or no longer')
    .errors({ CHANGE_NOT_FOUND: { status: 404, message: adminMessages.changes.notFound } })
    .input(z.strictObject({ change_id: changeIdSchema, pinned: z.boolean() }))
    .output(z.object({ id: z.int(), pinned: z.boolean() })),
  export: calls
    .get('/admin/changes.csv', 'admin_export_changes', 'The same as a CSV file, without pages')
    .route({
      description: 'Sent while it is read; UTF-8 with a byte order mark. Each export is recorded.',
      outputStructure: 'detailed',
    })
    .input(z.strictObject(changeFilters).optional())
    .output(fileSchema),
  undo: calls
    .post(
      '/admin/changes/{change_id}/undo',
      'admin_undo_change',
      'Take one change back: everything is as it was before, or nothing is changed',
    )
    .route({
      description:
        'Refused where an item was changed since. What only followed from a deletion (the trip of a testimonial, the vendor of a trip) is put back where it is still as the deletion left it. An undo is a change, too, and can be undone.',
    })
    .errors({
      CHANGE_NOT_FOUND: { status: 404, message: undo.notFound },
      ALREADY_UNDONE: { status: 409, message: undo.already },
      NOT_UNDOABLE: { status: 409, message: undo.never },
      UNDO_CONFLICT: { status: 409, message: undo.failed, data: undoConflictSchema },
    })
    .input(z.strictObject({ change_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))
    .output(z.object({ change_id: z.int().describe('of the undo'), notes: z.array(z.string()) })),
}
