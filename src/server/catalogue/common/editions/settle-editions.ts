import type { EditionNoun } from '#contract/admin/editions/editions.ts'
import type { Db } from '../../../db/database.ts'
import type { Bodies, ContentType, Written } from '../content-type.ts'
import type { EditedVersion } from '../writes/optimistic-lock.ts'
import { WriteRefused } from '../writes/write-refused.ts'
import { checkPublishable } from './check-body.ts'
import {
  deleteEditions,
  deleteSchedule,
  putEdition,
  selectDraft,
  selectSchedule,
  type EditionRow,
  type Thing,
} from './edition-rows.ts'

/** The draft that a saved form began with. */
interface SavedDraft {
  draft_version?: string | null | undefined
  overwrite?: boolean | undefined
}

/** Writes the live row as a form saved it, and brings what is kept besides up to date. @throws WriteRefused */
export async function writeAndSettle<Noun extends EditionNoun>(
  tx: Db,
  type: ContentType<Noun>,
  id: string,
  body: Partial<Bodies[Noun]>,
  edited: EditedVersion & SavedDraft,
): Promise<Written & { draft_version?: Date | undefined }> {
  const written = await type.write(tx, id, body, edited)
  const draft = await settleEditions(tx, type, written, edited)
  return { ...written, draft_version: draft?.updated_at }
}

/**
 * Brings draft, autosave and schedules up to date after the live row was written, in the same transaction. Published:
 * draft and autosave are removed, and a publication that was due is done. Saved as a draft while a publication is due:
 * what was saved is what goes live.
 * @returns the draft that a publication goes on with.
 * @throws WriteRefused where the draft was saved, discarded or published since the form was opened, or where what goes
 * live would be refused.
 */
async function settleEditions<Noun extends EditionNoun>(
  tx: Db,
  type: ContentType<Noun>,
  written: Written,
  { draft_version, overwrite = false }: SavedDraft,
): Promise<EditionRow | null> {
  const thing: Thing = { noun: type.noun, id: written.id }
  const publication = await selectSchedule(tx, thing, 'publish')
  if (written.before === 'published' && written.status === 'draft' && !publication) await cancelUnpublishing(tx, thing)
  if (draft_version === undefined) return null
  const draft = await selectDraft(tx, thing)
  if (!overwrite && (draft?.updated_at.toISOString() ?? null) !== draft_version) {
    const updated_at = (draft?.updated_at ?? written.updated_at).toISOString()
    throw new WriteRefused('VERSION_CONFLICT', { updated_at })
  }
  if (!publication || !draft || written.status === 'published') {
    await deleteEditions(tx, thing)
    return null
  }
  const live = await type.read(tx, written.id)
  const body = await checkPublishable(tx, type, written.id, live!.body)
  const saved = await putEdition(tx, thing, { kind: 'draft', body, base_version: written.updated_at }, draft)
  await deleteEditions(tx, thing, 'autosave')
  return saved
}

async function cancelUnpublishing(tx: Db, thing: Thing): Promise<void> {
  const unpublishing = await selectSchedule(tx, thing, 'unpublish')
  if (unpublishing) await deleteSchedule(tx, unpublishing.id)
}
