import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { categories } from '../../db/schema.ts'
import { removeUnused } from '../../media/unused-pictures.ts'
import { adminProcedure, inTransaction } from '../common/admin-procedure.ts'
import { missingPicture } from '../common/require-pictures.ts'
import { presentSaved } from '../common/present-saved.ts'
import { lockRow, nextVersion } from '../common/optimistic-lock.ts'
import { presentPlanned } from '../common/editions/planned.ts'
import { writeAndSettle } from '../common/editions/settle-editions.ts'
import { orRefuse } from '../common/write-refused.ts'
import { categoryType } from './content-type.ts'
import { selectAdminCategories } from './queries.ts'

const { categories: procedures } = adminProcedure
const version = { id: categories.id, updated_at: categories.updated_at }

type Stored = typeof categories.$inferSelect

/** @param url null removes the image. @returns the new version and the pictures that are no longer used. */
async function updateImage(tx: Db, { id, featured_image: before, updated_at }: Stored, featured_image: string | null) {
  const [row] = await tx
    .update(categories)
    .set({ featured_image, updated_at: nextVersion(updated_at) })
    .where(eq(categories.id, id))
    .returning(version)
  return { saved: presentSaved(row!), released: before ? [before] : [] }
}

export const categoryAdminHandlers = {
  list: procedures.list.handler(async ({ context }) => {
    const rows = await selectAdminCategories(context.db).orderBy(sql`${categories.name} collate "C"`)
    return rows.map((row) => ({
      ...row,
      updated_at: row.updated_at.toISOString(),
      planned: presentPlanned(row.planned),
    }))
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { category_id, category_data, ...edited } = input
    return presentSaved(
      await orRefuse(errors, writeAndSettle(context.db, categoryType, category_id, category_data, edited)),
    )
  }),
  setImage: procedures.setImage.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db, storage, afterCommit } = context
    const { category_id, featured_image: image_url } = input
    const missing = await missingPicture(db, 'category-images', [{ field: 'featured_image', image_url }])
    if (missing) throw errors.PICTURE_NOT_FOUND({ data: missing })
    const stored = await lockRow(db, categories, category_id)
    if (!stored) throw errors.CATEGORY_NOT_FOUND()
    const { saved, released } = await updateImage(db, stored, image_url)
    afterCommit((database) => removeUnused(database, storage, released))
    return saved
  }),
  removeImage: procedures.removeImage.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db, storage, afterCommit } = context
    const stored = await lockRow(db, categories, input.category_id)
    if (!stored) throw errors.CATEGORY_NOT_FOUND()
    // Already removed: without a new version, open forms do not become outdated.
    if (stored.featured_image === null) return presentSaved(stored)
    const { saved, released } = await updateImage(db, stored, null)
    afterCommit((database) => removeUnused(database, storage, released))
    return saved
  }),
}
