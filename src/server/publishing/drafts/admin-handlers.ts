import type { Draft } from '#contract/admin/drafts/drafts.ts'
import { adminProcedure, withLateTransaction } from '../../api/admin-procedure.ts'
import { checkPublishable, draftBody } from './check-body.ts'
import { isSaved, noAutosave, putColumns, putDraft, removeParts, selectRow, type DraftRow } from './draft-rows.ts'
import { nextVersion } from '../../api/writes/optimistic-lock.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'

const { drafts: procedures } = adminProcedure

function presentDraft(row: DraftRow | null): Draft | null {
  if (!row || !isSaved(row)) return null
  const { body, base_version, saved_at } = row
  return { body, base_version: base_version?.toISOString() ?? null, updated_at: saved_at.toISOString() }
}

function presentAutosave(row: DraftRow | null): Draft | null {
  if (!row?.autosave) return null
  const { autosave: body, autosave_base, autosaved_at } = row
  return { body, base_version: autosave_base?.toISOString() ?? null, updated_at: autosaved_at!.toISOString() }
}

/**
 * None of these changes live content, so they purge no cache, and use a separate transaction instead of that of
 * saves.
 */
export const draftAdminHandlers = {
  get: procedures.get.handler(async ({ input: { entity, item_id }, context: { db } }) => {
    const row = await selectRow(db, { entity, id: item_id })
    return { draft: presentDraft(row), autosave: presentAutosave(row) }
  }),
  saveDraft: procedures.saveDraft.use(withLateTransaction).handler(({ input, context }) =>
    context.once(async (tx) => {
      const { entity, item_id: id, draft_version, overwrite = false } = input
      const [type, item] = [context.contentTypes[entity], { entity, id }]
      if (!(await type.lock(tx, id))) throw new WriteRefused('ITEM_NOT_FOUND')
      const before = await selectRow(tx, item)
      const version = before?.saved_at?.toISOString() ?? null
      if (draft_version !== undefined && draft_version !== version && !overwrite) {
        throw new WriteRefused('VERSION_CONFLICT', { updated_at: version ?? new Date().toISOString() })
      }
      const isDue = Boolean(before?.publish_at)
      const body = isDue ? await checkPublishable(tx, type, id, input.body) : draftBody(type, input.body)
      const base_version = input.base_version ? new Date(input.base_version) : null
      const { saved_at } = await putDraft(tx, item, { body, base_version, ...noAutosave }, before)
      return { updated_at: saved_at.toISOString() }
    }),
  ),
  autosave: procedures.autosave.use(withLateTransaction).handler(({ input, context }) =>
    context.once(async (tx) => {
      const { entity, item_id: id, body: autosave } = input
      if (!(await context.contentTypes[entity].lock(tx, id))) throw new WriteRefused('ITEM_NOT_FOUND')
      const autosave_base = input.base_version ? new Date(input.base_version) : null
      const autosaved_at = nextVersion(new Date(0))
      await putColumns(tx, { entity, id }, { autosave, autosave_base, autosaved_at })
      return { updated_at: autosaved_at.toISOString() }
    }),
  ),
  discard: procedures.discard.use(withLateTransaction).handler(({ input: { entity, item_id, kind }, context }) =>
    context.once(async (tx) => {
      await context.contentTypes[entity].lock(tx, item_id)
      await removeParts(tx, { entity, id: item_id }, kind)
      return { item_id }
    }),
  ),
}
