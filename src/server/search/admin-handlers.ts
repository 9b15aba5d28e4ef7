import { everythingLimits, searchedItems } from '#contract/admin/search.ts'
import { adminProcedure } from '../api/admin-procedure.ts'
import { findItems, namedItems } from './find-items.ts'
import { corrected } from './lists.ts'

/** Palette and link picker: docs/decisions/0092. */
export const searchAdminHandlers = {
  find: adminProcedure.search.find.handler(async ({ input, context: { db } }) => {
    const {
      search: text = '',
      entities = searchedItems,
      per_entity: perEntity = everythingLimits.perEntity.default,
    } = input
    if (input.named) return { similar: false, items: await namedItems(db, input.named) }
    if (text === '') return { similar: false, items: [] }
    const items = await findItems(db, { text, entities, perEntity })
    if (items.length > 0) return { similar: false, items }
    const meant = await corrected(db, text)
    const alike = meant === null ? [] : await findItems(db, { text: meant, entities, perEntity })
    return { similar: alike.length > 0, items: alike }
  }),
}
