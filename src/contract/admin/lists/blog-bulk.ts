import { oc } from '@orpc/contract'
import { z } from 'zod'
import { blogListSchema } from '../blogs.ts'
import { blogFields } from '../../content/blog-fields.ts'
import { statusSchema, textSchema } from '../../fields.ts'
import { bulkErrors, bulkOutputSchema, notFilters, onlyValidField, rowsSchema } from './rows.ts'

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

export const blogsBulkContract = {
  bulk: oc
    .route({
      method: 'POST',
      path: '/admin/blogs/bulk',
      operationId: 'admin_change_blogs',
      summary: 'Change or delete several blogs, all or none, as one change',
      tags: ['Admin: blogs'],
    })
    .errors(bulkErrors)
    .input(
      z.strictObject({
        rows: rowsSchema(blogListSchema.omit(notFilters)),
        action: blogActionSchema,
        ...onlyValidField,
      }),
    )
    .output(bulkOutputSchema),
}
