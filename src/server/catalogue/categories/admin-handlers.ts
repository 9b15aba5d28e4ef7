import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { categories } from '../../platform/db/schema.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { requirePictures } from '../common/writes/require-pictures.ts'
import { presentSaved } from '../../api/writes/present-saved.ts'
import { lockRow, nextVersion } from '../../api/writes/optimistic-lock.ts'
import { rebaseDraft } from '../../publishing/drafts/draft-rows.ts'
import { presentPlanned } from '../../publishing/drafts/planned.ts'
import { writeAndSettle } from '../../publishing/drafts/settle-draft.ts'
import { categoryType } from './content-type.ts'
import { selectAdminCategories } from './queries.ts'
import { isoMoments } from '../../api/iso-moments.ts'

const { categories: procedures } = adminProcedure
const version = { id: categories.id, updated_at: categories.updated_at }

type Stored = typeof categories.$inferSelect

/**
 * The picture is not part of a draft, so a draft of the version before continues from the new one.
 * @param featured_image null removes the image.
 * @returns the new version.
 */
async function updateImage(tx: Db, { id, updated_at }: Stored, featured_image: string | null) {
  const [row] = await tx
    .update(categories)
    .set({ featured_image, updated_at: nextVersion(updated_at) })
    .where(eq(categories.id, id))
    .returning(version)
  await rebaseDraft(tx, { entity: 'categories', id }, { from: updated_at, to: row!.updated_at })
  return presentSaved(row!)
}

export const categoryAdminHandlers = {
  list: procedures.list.handler(async ({ context }) => {
    const rows = await selectAdminCategories(context.db).orderBy(sql`${categories.name} collate "C"`)
    return rows.map((row) => ({ ...isoMoments(row), planned: presentPlanned(row.planned) }))
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context }) => {
    const { category_id, category_data, ...edited } = input
    return presentSaved(await writeAndSettle(context.db, categoryType, category_id, category_data, edited))
  }),
  setImage: procedures.setImage.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    const { category_id, featured_image: image_url } = input
    await requirePictures(db, 'category-images', [{ field: 'featured_image', image_url }])
    const stored = await lockRow(db, categories, category_id)
    if (!stored) throw errors.CATEGORY_NOT_FOUND()
    return updateImage(db, stored, image_url)
  }),
  removeImage: procedures.removeImage.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    const stored = await lockRow(db, categories, input.category_id)
    if (!stored) throw errors.CATEGORY_NOT_FOUND()
    // Already removed: without a new version, open forms do not become outdated.
    if (stored.featured_image === null) return presentSaved(stored)
    return updateImage(db, stored, null)
  }),
}
