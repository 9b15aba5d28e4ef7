import { eq, sql } from 'drizzle-orm'
import { categoryNames } from '#values/categories.ts'
import type { Db } from '../../db/database.ts'
import { categories, pictures } from '../../db/schema.ts'
import { api } from '../shell/api.ts'
import { pictureColumns } from '../shell/picture-columns.ts'

function selectCategories(db: Db) {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      title: categories.title,
      description: categories.description,
      featured_image: categories.featured_image,
      featured_picture: pictureColumns(pictures),
    })
    .from(categories)
    .leftJoin(pictures, eq(pictures.url, categories.featured_image))
    .$dynamic()
}

export const categoryHandlers = {
  list: api.categories.list.handler(({ context }) =>
    selectCategories(context.db).orderBy(sql`${categories.name} collate "C"`),
  ),
  get: api.categories.get.handler(async ({ input, context, errors }) => {
    const name = categoryNames.find((each) => each === input.name)
    const [row] = name ? await selectCategories(context.db).where(eq(categories.name, name)) : []
    if (!row) throw errors.CATEGORY_NOT_FOUND()
    return row
  }),
}
