import { eq } from 'drizzle-orm'
import type { Edition } from '#contract/admin/editions/editions.ts'
import { editions } from '../../db/schema.ts'
import { adminProcedure, withLateTransaction } from '../common/admin-procedure.ts'
import { checkPublishable, draftBody } from '../common/editions/check-body.ts'
import {
  deleteEditions,
  putEdition,
  selectDraft,
  selectEditions,
  selectSchedule,
  type EditionRow,
} from '../common/editions/edition-rows.ts'
import { orRefuse, WriteRefused } from '../common/writes/write-refused.ts'

const { editions: procedures } = adminProcedure

function presentEdition({ id, base_version, updated_at }: EditionRow, body: Edition['body']): Edition {
  return { id, body, base_version: base_version?.toISOString() ?? null, updated_at: updated_at.toISOString() }
}

/**
 * None of these changes what is live, so no cache is purged: they run in a transaction of their own instead of that of
 * saves.
 */
export const editionAdminHandlers = {
  get: procedures.get.handler(async ({ input: { noun, item_id }, context: { db } }) => {
    const rows = await selectEditions(db, { noun, id: item_id })
    const draft = rows.find(({ kind }) => kind === 'draft')
    const autosave = rows.find(({ kind }) => kind === 'autosave')
    return {
      draft: draft ? presentEdition(draft, draft.body) : null,
      autosave: autosave ? presentEdition(autosave, autosave.body) : null,
    }
  }),
  saveDraft: procedures.saveDraft.use(withLateTransaction).handler(({ input, context, errors }) =>
    orRefuse(
      errors,
      context.once(async (tx) => {
        const { noun, item_id: id, draft_version, overwrite = false } = input
        const [type, thing] = [context.contentTypes[noun], { noun, id }]
        if (!(await type.lock(tx, id))) throw new WriteRefused('ITEM_NOT_FOUND')
        const before = await selectDraft(tx, thing)
        const isOutdated = draft_version !== undefined && draft_version !== (before?.updated_at.toISOString() ?? null)
        if (isOutdated && !overwrite) {
          throw new WriteRefused('VERSION_CONFLICT', { updated_at: (before?.updated_at ?? new Date()).toISOString() })
        }
        const isDue = (await selectSchedule(tx, thing, 'publish')) !== null
        const body = isDue ? await checkPublishable(tx, type, id, input.body) : draftBody(type, input.body)
        const base_version = input.base_version ? new Date(input.base_version) : null
        const saved = await putEdition(tx, thing, { kind: 'draft', body, base_version }, before)
        await deleteEditions(tx, thing, 'autosave')
        return { id: saved.id, updated_at: saved.updated_at.toISOString() }
      }),
    ),
  ),
  autosave: procedures.autosave.use(withLateTransaction).handler(({ input, context, errors }) =>
    orRefuse(
      errors,
      context.once(async (tx) => {
        const { noun, item_id: id, body } = input
        if (!(await context.contentTypes[noun].lock(tx, id))) throw new WriteRefused('ITEM_NOT_FOUND')
        const base_version = input.base_version ? new Date(input.base_version) : null
        const saved = await putEdition(tx, { noun, id }, { kind: 'autosave', body, base_version }, null)
        return { id: saved.id, updated_at: saved.updated_at.toISOString() }
      }),
    ),
  ),
  discard: procedures.discard.use(withLateTransaction).handler(({ input: { edition_id: id }, context }) =>
    context.once(async (tx) => {
      const [row] = await tx.select().from(editions).where(eq(editions.id, id))
      if (!row) return { id }
      await context.contentTypes[row.noun].lock(tx, row.item_id)
      await tx.delete(editions).where(eq(editions.id, id))
      return { id }
    }),
  ),
}
