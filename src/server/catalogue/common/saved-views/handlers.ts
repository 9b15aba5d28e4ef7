import { and, eq, ne, sql } from 'drizzle-orm'
import { savedViewLimits, type SavedView, type ViewedList } from '#contract/admin/lists/saved-views.ts'
import type { Db } from '#server/platform/db/database.ts'
import { breaksUnique } from '#server/platform/db/failures.ts'
import { savedViews } from '#server/platform/db/schema.ts'
import { adminProcedure, inTransaction } from '#server/api/admin-procedure.ts'

const { savedViews: procedures } = adminProcedure

const columns = {
  id: savedViews.id,
  list: savedViews.list,
  name: savedViews.name,
  search: savedViews.search,
  is_default: savedViews.is_default,
}

async function orNameTaken(write: Promise<SavedView[]>, nameTaken: () => Error): Promise<SavedView | undefined> {
  try {
    return (await write)[0]
  } catch (error) {
    throw breaksUnique(error, 'saved_views_named_once') ? nameTaken() : error
  }
}

/** Two calls that make another view the default wait for each other. */
async function takeDefault(tx: Db, list: ViewedList, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`saved-views ${list}`}))`)
  await tx
    .update(savedViews)
    .set({ is_default: false })
    .where(and(eq(savedViews.list, list), eq(savedViews.is_default, true), ne(savedViews.id, id)))
}

/** docs/decisions/0071 */
export const savedViewHandlers = {
  list: procedures.list.handler(({ input, context: { db } }) =>
    db
      .select(columns)
      .from(savedViews)
      .where(eq(savedViews.list, input.list))
      .orderBy(sql`lower(${savedViews.name})`),
  ),
  create: procedures.create.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    if ((await db.$count(savedViews, eq(savedViews.list, input.list))) >= savedViewLimits.views) {
      throw errors.TOO_MANY_VIEWS()
    }
    const write = db.insert(savedViews).values(input).returning(columns)
    return (await orNameTaken(write.execute(), errors.NAME_TAKEN))!
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const { view_id, ...fields } = input
    const [stored] = await db.select({ list: savedViews.list }).from(savedViews).where(eq(savedViews.id, view_id))
    if (!stored) throw errors.VIEW_NOT_FOUND()
    if (fields.is_default) await takeDefault(db, stored.list, view_id)
    const write = db
      .update(savedViews)
      .set({ ...fields, updated_at: new Date() })
      .where(eq(savedViews.id, view_id))
      .returning(columns)
    const written = await orNameTaken(write.execute(), errors.NAME_TAKEN)
    if (!written) throw errors.VIEW_NOT_FOUND()
    return written
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context: { db } }) => {
    await db.delete(savedViews).where(eq(savedViews.id, input.view_id))
    return { id: input.view_id }
  }),
}
