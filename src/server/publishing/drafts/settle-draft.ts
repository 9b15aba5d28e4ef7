import type { DraftEntity } from '#contract/admin/drafts/drafts.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Bodies, ContentType, Written } from '../../api/content-type.ts'
import type { EditedVersion } from '../../api/writes/optimistic-lock.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import { checkPublishable } from './check-body.ts'
import { noAutosave, putDraft, removeParts, selectRow, type DraftRow, type Item } from './draft-rows.ts'

/** The draft that a saved form began with. */
interface BegunWith {
  draft_version?: string | null | undefined
  overwrite?: boolean | undefined
}

/** Writes the live row as a form saved it, and brings its draft and schedules up to date. @throws WriteRefused */
export async function writeAndSettle<Entity extends DraftEntity>(
  tx: Db,
  type: ContentType<Entity>,
  id: string,
  body: Partial<Bodies[Entity]>,
  edited: EditedVersion & BegunWith,
): Promise<Written & { draft_version?: Date | undefined }> {
  const written = await type.write(tx, id, body, edited)
  const draft = await settleDraft(tx, type, written, edited)
  return { ...written, draft_version: draft?.saved_at ?? undefined }
}

/**
 * Updates draft, autosave and schedules after the live row was written, in the same transaction. Publishing removes draft,
 * autosave and scheduled publication. Saving as a draft while a publication is scheduled changes what will be published.
 * @returns the draft that will be published.
 * @throws WriteRefused if the draft was saved, discarded or published since the form was opened, or if its publication
 * would be refused.
 */
async function settleDraft<Entity extends DraftEntity>(
  tx: Db,
  type: ContentType<Entity>,
  written: Written,
  { draft_version, overwrite = false }: BegunWith,
): Promise<DraftRow | null> {
  const item: Item = { entity: type.entity, id: written.id }
  const row = await selectRow(tx, item)
  const publication = row?.publish_at ?? null
  if (written.before === 'published' && written.status === 'draft' && !publication)
    await removeParts(tx, item, 'unpublish')
  if (draft_version === undefined) return null
  const saved_at = row?.saved_at ?? null
  if (!overwrite && (saved_at?.toISOString() ?? null) !== draft_version) {
    throw new WriteRefused('VERSION_CONFLICT', { updated_at: (saved_at ?? written.updated_at).toISOString() })
  }
  if (!publication || !saved_at || written.status === 'published') {
    await removeParts(tx, item, 'draft', 'autosave')
    return null
  }
  const live = await type.read(tx, written.id)
  const body = await checkPublishable(tx, type, written.id, live!.body)
  return putDraft(tx, item, { body, base_version: written.updated_at, ...noAutosave }, row)
}
