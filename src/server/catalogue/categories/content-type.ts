import { eq } from 'drizzle-orm'
import { categoryDataSchema } from '#contract/admin/categories.ts'
import { bodyIn } from '#contract/content/bodies.ts'
import { categoryFields } from '#contract/content/small-fields.ts'
import { categories } from '../../platform/db/schema.ts'
import type { ContentType } from '../../api/content-type.ts'
import { lockRow, lockVersion, nextVersion } from '../../api/writes/optimistic-lock.ts'
import { updateAlt } from '../common/writes/picture-alt.ts'
import { selectCategories } from './queries.ts'

/** Title, description and alternative text; the picture itself is set by its own call, at once. */
export const categoryType: ContentType<'categories'> = {
  entity: 'categories',
  schema: categoryDataSchema,
  async read(db, id) {
    const [row] = await selectCategories(db).where(eq(categories.id, id))
    if (!row) return null
    return { body: bodyIn(categoryFields, row), status: 'published', updated_at: row.updated_at }
  },
  async lock(tx, id) {
    const row = await lockRow(tx, categories, id)
    return row && { status: 'published', updated_at: row.updated_at }
  },
  async write(tx, id, body, edited = {}) {
    const stored = await lockVersion(tx, categories, id, edited, 'CATEGORY_NOT_FOUND')
    const { featured_image_alt, ...texts } = body
    await updateAlt(tx, stored.featured_image, featured_image_alt)
    const [row] = await tx
      .update(categories)
      .set({ ...texts, updated_at: nextVersion(stored.updated_at) })
      .where(eq(categories.id, id))
      .returning({ id: categories.id, updated_at: categories.updated_at })
    return { ...row!, before: 'published', status: 'published' }
  },
}
