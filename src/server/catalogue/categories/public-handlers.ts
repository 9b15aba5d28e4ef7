import { eq, sql } from 'drizzle-orm'
import { categoryNames } from '#values/categories.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { categories } from '../../platform/db/schema.ts'
import { api } from '../../api/api.ts'
import { cardAddress } from '../../api/cards/card-address.ts'
import { selectCategories } from './queries.ts'
import { categoryShareCard } from './share-card.ts'

const allCategories = prepared((db) =>
  selectCategories(db)
    .orderBy(sql`${categories.name} collate "C"`)
    .prepare('all_categories'),
)

export const categoryHandlers = {
  list: api.categories.list.handler(({ context }) => allCategories(context.db).execute()),
  get: api.categories.get.handler(async ({ input, context, errors }) => {
    const name = categoryNames.find((each) => each === input.name)
    const [row] = name ? await selectCategories(context.db).where(eq(categories.name, name)) : []
    if (!row) throw errors.CATEGORY_NOT_FOUND()
    const card = categoryShareCard(row, (await context.settings.read()).profile.brand_name)
    return { ...row, share_image: cardAddress('categories', row.id, card) }
  }),
}
