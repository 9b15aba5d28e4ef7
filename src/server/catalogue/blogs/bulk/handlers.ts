import { asc, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { blogs } from '#server/platform/db/schema.ts'
import { adminProcedure, inTransaction } from '#server/api/admin-procedure.ts'
import { changeRows, type RowsAction } from '../../common/bulk/change-rows.ts'
import { lockChosen } from '../../common/bulk/chosen-rows.ts'
import { changeOf, logChanges } from '../../common/writes/log-change.ts'
import { asTypedError } from '#server/api/writes/write-refused.ts'
import { blogConditions, countBlogItems, type BlogFilters } from '../admin-queries.ts'
import { blogActions, chosenBlogColumns, type ChosenBlog } from './actions.ts'

/** Stories as a bulk change sees and locks them. */
const sourceOf = (tx: Db) => ({
  id: blogs.id,
  conditions: blogConditions,
  count: (filters: BlogFilters) => countBlogItems(tx, filters),
  lock: (where: SQL | undefined, limit: number) =>
    tx.select(chosenBlogColumns).from(blogs).where(where).orderBy(asc(blogs.id)).limit(limit).for('update'),
})

export const blogBulkHandlers = {
  bulk: adminProcedure.blogs.bulk.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    const { rows, action, only_valid } = input
    const result = await asTypedError(
      errors,
      lockChosen(db, rows, sourceOf(db)).then((chosen) =>
        changeRows(db, chosen, blogActions[action.kind] as RowsAction<ChosenBlog, typeof action>, {
          action,
          only_valid,
        }),
      ),
    )
    logChanges(context, 'blog', result.changed, changeOf(action))
    return result
  }),
}
