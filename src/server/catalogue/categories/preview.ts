import { eq } from 'drizzle-orm'
import { categoryDataSchema } from '#contract/admin/categories.ts'
import { categoryRoute, categoryWithoutHomeCard } from '#values/categories.ts'
import { categories } from '../../platform/db/schema.ts'
import { completeBody } from '../common/writes/complete-body.ts'
import type { Bodies } from '../../api/content-type.ts'
import type { PreviewType } from '../../api/preview-type.ts'
import { categoryType } from './content-type.ts'

const blank = { title: 'Untitled', description: '' }

export const categoryPreview: PreviewType = {
  async complete(db, id, typed) {
    const stored = await categoryType.read(db, id)
    const completed = completeBody(categoryDataSchema.shape, typed, { live: stored && { ...stored.body }, blank })
    return { ...completed, label: String(completed.body.title) }
  },
  async show(tx, id, body) {
    await categoryType.write(tx, id, body as unknown as Bodies['categories'])
  },
  async pages(db, id) {
    const [row] = await db.select({ name: categories.name }).from(categories).where(eq(categories.id, id))
    if (!row) return []
    const own = { label: 'Category page', path: `/category/${categoryRoute(row.name)}` }
    return row.name === categoryWithoutHomeCard ? [own] : [own, { label: 'Home page', path: '/' }]
  },
}
