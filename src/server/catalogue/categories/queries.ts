import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { categories, pictures } from '../../db/schema.ts'
import { pictureColumns } from '../shell/picture-columns.ts'

/** The categories with their pictures; filter and order are added by the caller. */
export function selectCategories(db: Db) {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      title: categories.title,
      description: categories.description,
      featured_image: categories.featured_image,
      featured_picture: pictureColumns(pictures),
      updated_at: categories.updated_at,
    })
    .from(categories)
    .leftJoin(pictures, eq(pictures.url, categories.featured_image))
    .$dynamic()
}
