import { oc } from '@orpc/contract'
import { z } from 'zod'
import { adminPageSize, lastPage, listOutputSchema, notSignedIn } from './fields.ts'
import { timestampSchema } from '../fields.ts'

/** Who or what changed something. `database`: a statement that no part of the program ran. */
export const changeAuthors = ['admin', 'visitor', 'program', 'database'] as const

export const changeKinds = ['insert', 'update', 'delete'] as const

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
  things: z.array(changedThingSchema),
  more_things: z.int().describe('how many the change touched besides'),
})

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
}
