import { everythingLimits, searchedThings } from '#contract/admin/search.ts'
import { adminProcedure } from '../common/admin-procedure.ts'
import { findThings, namedThings } from './find-items.ts'
import { corrected } from './lists.ts'

/** Palette and link picker: docs/decisions/0092. */
export const searchAdminHandlers = {
  find: adminProcedure.search.find.handler(async ({ input, context: { db } }) => {
    const { search: text = '', nouns = searchedThings, per_noun: perNoun = everythingLimits.perNoun.default } = input
    if (input.named) return { similar: false, items: await namedThings(db, input.named) }
    if (text === '') return { similar: false, items: [] }
    const items = await findThings(db, { text, nouns, perNoun })
    if (items.length > 0) return { similar: false, items }
    const meant = await corrected(db, text)
    const alike = meant === null ? [] : await findThings(db, { text: meant, nouns, perNoun })
    return { similar: alike.length > 0, items: alike }
  }),
}
