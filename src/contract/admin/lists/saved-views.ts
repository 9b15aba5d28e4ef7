import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { cleanText, idSchema, textSchema } from '../../fields.ts'
import { listMessages } from './list-messages.ts'

/** Lists that can be looked at in several ways. */
export const viewedLists = ['trips', 'vendors', 'blogs', 'testimonials'] as const
export type ViewedList = (typeof viewedLists)[number]

/** Characters, and views of a list. */
export const savedViewLimits = { name: 60, views: 30, entry: 300, entries: 20 } as const

/** Parameters of the list's address without the page, with its density and page size. Its screen drops what it does not know. */
export const viewSearchSchema = z
  .record(z.string().regex(/^[a-z_]{1,40}$/), cleanText(z.string().max(savedViewLimits.entry)))
  .refine((search) => Object.keys(search).length <= savedViewLimits.entries, 'Too many parameters')

export type ViewSearch = z.infer<typeof viewSearchSchema>

export const savedViewSchema = z.object({
  id: idSchema,
  list: z.enum(viewedLists),
  name: z.string(),
  search: viewSearchSchema,
  is_default: z.boolean(),
})

export type SavedView = z.infer<typeof savedViewSchema>

const { nameTaken, notFound, tooMany } = listMessages.views
const nameTakenError = { NAME_TAKEN: { status: 409, message: nameTaken } } as const
const calls = adminCalls('Admin: saved views')

export const savedViewsContract = {
  list: calls
    .get('/admin/saved-views', 'admin_list_saved_views', 'Saved views of a list, by name')
    .input(z.strictObject({ list: z.enum(viewedLists) }))
    .output(z.array(savedViewSchema)),
  create: calls
    .post('/admin/saved-views', 'admin_create_saved_view', 'Keep filters, order and look of a list under a name')
    .errors({ ...nameTakenError, TOO_MANY_VIEWS: { status: 422, message: tooMany } })
    .input(
      z.strictObject({
        list: z.enum(viewedLists),
        name: textSchema(savedViewLimits.name),
        search: viewSearchSchema,
      }),
    )
    .output(savedViewSchema),
  update: calls
    .patch(
      '/admin/saved-views/{view_id}',
      'admin_update_saved_view',
      'Rename a view, change what it shows, or open the list with it',
    )
    .errors({ ...nameTakenError, VIEW_NOT_FOUND: { status: 404, message: notFound } })
    .input(
      z.strictObject({
        view_id: idSchema,
        name: textSchema(savedViewLimits.name).optional(),
        search: viewSearchSchema.optional(),
        is_default: z.boolean().optional().describe('a list has one at most'),
      }),
    )
    .output(savedViewSchema),
  delete: calls
    .delete('/admin/saved-views/{view_id}', 'admin_delete_saved_view', 'Delete a view')
    .input(z.strictObject({ view_id: idSchema }))
    .output(z.object({ id: idSchema })),
}
