import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { DraftBody } from '#contract/admin/drafts/drafts.ts'
import type { PreviewEntity } from '#contract/admin/drafts/previews.ts'
import type { ScheduleAction } from '#contract/admin/drafts/schedules.ts'
import type { Db } from '../../platform/db/database.ts'
import { drafts, schedules } from '../../platform/db/schema.ts'
import { withRecordingOff } from '../../platform/db/writes/operations.ts'
import { nextVersion } from '../../api/writes/optimistic-lock.ts'

export type DraftRow = typeof drafts.$inferSelect
export type ScheduleRow = typeof schedules.$inferSelect

/** A draft that was saved. */
export type SavedDraft = DraftRow & { body: DraftBody; saved_at: Date }

/** An item of any content type. */
export interface Item<Entity extends string = PreviewEntity> {
  entity: Entity
  id: string
}

/** Parts of a row, and their columns. */
const parts = {
  draft: { body: null, base_version: null, saved_at: null },
  autosave: { autosave: null, autosave_base: null, autosaved_at: null },
  publish: { publish_at: null, publish_failure: null },
  unpublish: { unpublish_at: null, unpublish_failure: null },
} satisfies Record<string, Partial<DraftRow>>

export type DraftPart = keyof typeof parts

function isOf({ entity, id }: Item): SQL {
  return and(eq(drafts.entity, entity), eq(drafts.item_id, id))!
}

/** Lock the item before a write that depends on it. */
export async function selectRow(db: Db, item: Item): Promise<DraftRow | null> {
  const [row] = await db.select().from(drafts).where(isOf(item))
  return row ?? null
}

/** @returns the row where it has an open draft. */
export async function selectDraft(db: Db, item: Item): Promise<SavedDraft | null> {
  const row = await selectRow(db, item)
  return row && isSaved(row) ? row : null
}

export function isSaved(row: DraftRow): row is SavedDraft {
  return row.body !== null
}

/** Sets some columns of an item's row, creating it if it is missing. The item must be locked. */
export async function putColumns(tx: Db, { entity, id }: Item, columns: Partial<DraftRow>): Promise<DraftRow> {
  const [stored] = await tx.update(drafts).set(columns).where(isOf({ entity, id })).returning()
  if (stored) return stored
  const [row] = await tx
    .insert(drafts)
    .values({ entity, item_id: id, ...columns })
    .returning()
  return row!
}

/** Clears the autosave when its form was saved. */
export const noAutosave = parts.autosave

/** Replaces the open draft. @param before the row that is stored. */
export async function putDraft(
  tx: Db,
  item: Item,
  draft: Pick<SavedDraft, 'body' | 'base_version'> & Partial<typeof noAutosave>,
  before: DraftRow | null,
): Promise<SavedDraft> {
  const saved_at = nextVersion(before?.saved_at ?? new Date(0))
  return (await putColumns(tx, item, { ...draft, saved_at })) as SavedDraft
}

/** Removes parts of an item's row. A draft's scheduled publication is removed with it. */
export async function removeParts(tx: Db, item: Item, ...removed: DraftPart[]): Promise<void> {
  const all = removed.includes('draft') ? [...removed, 'publish' as const] : removed
  await removeWhere(tx, isOf(item), all)
}

/** Removes parts of some rows. */
export async function removeWhere(tx: Db, where: SQL, removed: DraftPart[]): Promise<void> {
  const left = (Object.keys(parts) as DraftPart[]).filter((part) => !removed.includes(part))
  const isEmpty = left.map((part) => sql`${drafts[mainColumn[part]]} is null`)
  await tx.delete(drafts).where(and(where, ...isEmpty))
  const cleared: Partial<DraftRow> = Object.assign({}, ...removed.map((part) => parts[part]))
  await tx.update(drafts).set(cleared).where(where)
}

/** Null where a row does not have the part. */
const mainColumn = { draft: 'body', autosave: 'autosave', publish: 'publish_at', unpublish: 'unpublish_at' } as const

/**
 * The live row has a new version in which no field of a draft differs, so drafts of the former one continue from it.
 * This is no change of a draft, so it is not recorded.
 */
export async function rebaseDraft(tx: Db, item: Item, { from, to }: { from: Date; to: Date }): Promise<void> {
  await withRecordingOff(tx, () => tx.update(drafts).set(rebased(from, to)).where(isOf(item)))
}

function rebased(from: Date, to: Date) {
  const moved = (base: typeof drafts.base_version | typeof drafts.autosave_base) =>
    sql`case when ${base} = ${from.toISOString()}::timestamptz then ${to.toISOString()}::timestamptz else ${base} end`
  return { base_version: moved(drafts.base_version), autosave_base: moved(drafts.autosave_base) }
}

export async function selectSchedule(
  db: Db,
  { entity, id }: Item,
  action: ScheduleAction,
): Promise<ScheduleRow | null> {
  const [row] = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.entity, entity), eq(schedules.item_id, id), eq(schedules.action, action)))
  return row ?? null
}
