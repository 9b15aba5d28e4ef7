import { oc } from '@orpc/contract'
import { z } from 'zod'
import { adminPageSize, lastPage, listOutputSchema, notSignedIn, writeErrors } from './fields.ts'
import { timestampSchema } from '../fields.ts'
import { adminMessages } from '../messages.ts'

/** Who or what changed something. `database`: a statement that no part of the program ran. */
export const changeAuthors = ['admin', 'visitor', 'program', 'database'] as const

/** `purge`: deleted for ever; of such a thing only its name is left. */
export const changeKinds = ['insert', 'update', 'delete', 'purge'] as const

export const changedNouns = [
  'trips',
  'vendors',
  'blogs',
  'testimonials',
  'hero_images',
  'categories',
  'regions',
  'pictures',
  'account',
] as const
export type ChangedNoun = (typeof changedNouns)[number]

const daySchema = z.iso.date().describe('a day in Asia/Kolkata')

const changeFilters = {
  noun: z.enum(changedNouns).optional(),
  noun_id: z.string().max(300).optional().describe('id of one thing of the noun; a picture has its URL'),
  kind: z.enum(changeKinds).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
}

/** What one change did to one thing, in sentences such as 'Price ₹58,500 → ₹62,000'. */
const changedThingSchema = z.object({
  noun: z.enum(changedNouns),
  noun_id: z.string(),
  label: z.string(),
  kind: z.enum(changeKinds),
  sentences: z.array(z.string()),
})

export const changeSchema = z.object({
  id: z.int(),
  at: timestampSchema,
  author: z.enum(changeAuthors),
  operation: z.string().describe('the call, as trips.update, or an event of the account, as sign-in'),
  undo_of: z.int().nullable(),
  undoable: z.boolean().describe('whether it can be undone, if nothing was changed since'),
  undone_by: z.int().nullable().describe('the change that took it back'),
  things: z.array(changedThingSchema),
  more_things: z.int().describe('how many the change touched besides'),
})

/** Why an undo was refused: what was changed since, in sentences. */
const undoConflictSchema = z.object({ label: z.string(), reasons: z.array(z.string()) })

const { undo } = adminMessages

export type Change = z.infer<typeof changeSchema>
export type ChangedThing = z.infer<typeof changedThingSchema>

const tags = ['Admin: changes']

export const changesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/changes',
      operationId: 'admin_list_changes',
      summary: 'Who changed what and when, the latest first, page by page',
      tags,
    })
    .errors(notSignedIn)
    .input(
      z
        .strictObject({
          ...changeFilters,
          page: z.coerce.number().int().min(1).max(lastPage).optional().describe('from 1'),
          page_size: z.coerce.number().int().min(1).max(adminPageSize.max).optional(),
        })
        .optional(),
    )
    .output(listOutputSchema(changeSchema)),
  export: oc
    .route({
      method: 'GET',
      path: '/admin/changes.csv',
      operationId: 'admin_export_changes',
      summary: 'The same as a CSV file, without pages',
      tags,
    })
    .errors(notSignedIn)
    .input(z.strictObject(changeFilters).optional())
    .output(z.file()),
  undo: oc
    .route({
      method: 'POST',
      path: '/admin/changes/{change_id}/undo',
      operationId: 'admin_undo_change',
      summary: 'Take one change back: everything is as it was before, or nothing is changed',
      description:
        'Refused where a thing was changed since. What only followed from a deletion (the trip of a testimonial, the vendor of a trip) is put back where it is still as the deletion left it. An undo is a change, too, and can be undone.',
      tags,
    })
    .errors({
      ...writeErrors,
      CHANGE_NOT_FOUND: { status: 404, message: undo.notFound },
      ALREADY_UNDONE: { status: 409, message: undo.already },
      NOT_UNDOABLE: { status: 409, message: undo.never },
      UNDO_CONFLICT: { status: 409, message: undo.failed, data: undoConflictSchema },
    })
    .input(z.strictObject({ change_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))
    .output(z.object({ change_id: z.int().describe('of the undo'), notes: z.array(z.string()) })),
}
