import { blogs } from '#server/platform/db/schema.ts'
import { adminProcedure, inTransaction } from '#server/api/admin-procedure.ts'
import { changeRows, type RowsAction } from '../../common/bulk/change-rows.ts'
import { changeOf, logChanges } from '../../common/writes/log-change.ts'
import { blogConditions } from '../admin-queries.ts'
import { blogActions, chosenBlogColumns, type ChosenBlog } from './actions.ts'

const source = { table: blogs, columns: chosenBlogColumns, conditions: blogConditions }

export const blogBulkHandlers = {
  bulk: adminProcedure.blogs.bulk.use(inTransaction).handler(async ({ input, context }) => {
    const action = blogActions[input.action.kind] as RowsAction<ChosenBlog, typeof input.action>
    const result = await changeRows(context.db, source, action, input)
    logChanges(context, 'blog', result.changed, changeOf(input.action))
    return result
  }),
}
