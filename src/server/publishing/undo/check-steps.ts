import { sql } from 'drizzle-orm'
import type { PreviewEntity } from '#contract/admin/drafts/previews.ts'
import { adminMessages } from '#contract/messages.ts'
import { selectRow } from '../drafts/draft-rows.ts'
import { describeUpdate } from '../activity/describe.ts'
import type { ContentEntity } from '../activity/reported-fields.ts'
import { followingOf } from './following.ts'
import type { Step } from './steps.ts'
import { UndoConflict, type Undo } from './undo.ts'

const { reasons } = adminMessages.undo
const { notes } = adminMessages.trash

/**
 * @returns the steps that can be taken: without schedules that are past, and without what only followed from others and
 * was changed since.
 * @throws UndoConflict where something was changed since.
 */
export async function checkSteps(undo: Undo, steps: Step[]): Promise<Step[]> {
  const following = followingOf(steps)
  const checked: Step[] = []
  for (const step of steps) {
    if (step.part === 'publish' || step.part === 'unpublish') {
      if (!(await maySchedule(undo, step, steps))) continue
    }
    const found = await conflictOf(undo, step, steps)
    if (found.length === 0) checked.push(step)
    else if (following.has(step)) undo.notes.add(notes.skipped(step.label))
    else throw new UndoConflict(step.label, found)
  }
  return checked
}

/** @returns why a version cannot be reverted, in sentences. */
async function conflictOf({ tx }: Undo, step: Step, steps: Step[]): Promise<string[]> {
  const { entity, item_id, part, kind, isThere, stale, left } = step
  if (kind === 'delete') {
    if (!isThere) return []
    return [part === 'item' ? reasons.there : part === 'draft' ? reasons.draftThere : reasons.scheduleThere]
  }
  if (!isThere) return [part === 'draft' ? reasons.draftGone : reasons.deleted]
  if (part === 'draft' && kind === 'insert') {
    // A publication goes with its draft, unless the same undo removes it.
    const isRemoved = steps.some(
      (each) => each.part === 'publish' && each.kind === 'insert' && each.item_id === item_id,
    )
    const row = await selectRow(tx, { entity: entity as PreviewEntity, id: item_id })
    if (row?.publish_at && !isRemoved) return [reasons.scheduled]
  }
  if (Object.keys(stale).length === 0) return []
  if (part !== 'item') return [part === 'draft' ? reasons.draft : reasons.schedule]
  const conflicts =
    'trip_images' in stale
      ? [reasons.pictures]
      : describeUpdate({ entity: entity as ContentEntity, item_id }, left, stale)
  return conflicts.length > 0 ? conflicts : [reasons.taken]
}

/**
 * A schedule is put back only where it is still to come, as it would be done at once otherwise, and never by a restore, so
 * that nothing is published by it. One that was done or cancelled since leaves nothing to be reverted, and is no
 * obstacle to the rest of its operation.
 */
async function maySchedule({ tx, mode, notes: said }: Undo, step: Step, steps: Step[]): Promise<boolean> {
  const { entity, item_id, part, kind, before, isThere } = step
  if (kind !== 'delete' && !isThere) {
    said.add(notes.scheduleGone)
    return false
  }
  if (kind === 'insert') return true
  const stored = await selectRow(tx, { entity: entity as PreviewEntity, id: item_id })
  const column = part === 'publish' ? 'publish_at' : 'unpublish_at'
  // An update that left the time as it was, such as the note of a failure, is judged by the stored one.
  const moment = before![column] === undefined ? stored?.[column]?.toISOString() : String(before![column])
  const [row] = await tx
    .select({ later: sql<boolean>`coalesce(${moment ?? null}::timestamptz > now(), true)` })
    .from(sql`(select 1) as one`)
  const isBack = steps.some((each) => each.part === 'draft' && each.kind === 'delete' && each.item_id === item_id)
  const needsDraft = part === 'publish' && entity !== 'hero_images'
  if (mode === 'undo' && row!.later && (!needsDraft || isBack || stored?.body)) return true
  said.add(notes.schedule)
  return false
}
