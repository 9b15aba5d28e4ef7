import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { blogListSchema } from '../blogs.ts'
import { blogFields } from '../../content/blog-fields.ts'
import { statusSchema, textSchema } from '../../fields.ts'
import { bulkErrors, bulkInput, bulkOutputSchema, notFilters } from './rows.ts'

export const blogActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: statusSchema }),
  z.strictObject({
    kind: z.literal('tag'),
    tag: textSchema(blogFields.tags.limit),
    add: z.boolean().describe('false: remove it'),
  }),
  z.strictObject({ kind: z.literal('delete') }),
])

export type BlogAction = z.input<typeof blogActionSchema>

const calls = adminCalls('Admin: blogs')

export const blogsBulkContract = {
  bulk: calls
    .post('/admin/blogs/bulk', 'admin_change_blogs', 'Change or delete several blogs, all or none, as one change')
    .errors(bulkErrors)
    .input(bulkInput(blogListSchema.omit(notFilters), blogActionSchema))
    .output(bulkOutputSchema),
}
