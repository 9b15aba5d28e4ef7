import { and, eq, type SQL } from 'drizzle-orm'
import type { EditionBody, EditionKind, EditionNoun } from '#contract/admin/editions/editions.ts'
import type { ScheduleAction, ScheduledNoun } from '#contract/admin/editions/schedules.ts'
import type { Db } from '../../../db/database.ts'
import { editions, schedules } from '../../../db/schema.ts'
import { withRecordingOff } from '../../../db/writes/operations.ts'
import { nextVersion } from '../writes/optimistic-lock.ts'

export type EditionRow = typeof editions.$inferSelect
export type ScheduleRow = typeof schedules.$inferSelect

/** A thing of any noun. */
export interface Thing<Noun extends string = EditionNoun> {
  noun: Noun
  id: string
}

function editionsOf({ noun, id }: Thing, kind?: EditionKind): SQL | undefined {
  return and(eq(editions.noun, noun), eq(editions.item_id, id), kind && eq(editions.kind, kind))
}

export function selectEditions(db: Db, thing: Thing): Promise<EditionRow[]> {
  return db.select().from(editions).where(editionsOf(thing))
}

/** Call it when the thing itself is locked. */
export async function selectDraft(db: Db, thing: Thing): Promise<EditionRow | null> {
  const [row] = await db.select().from(editions).where(editionsOf(thing, 'draft'))
  return row ?? null
}

interface NewEdition {
  kind: EditionKind
  body: EditionBody
  base_version: Date | null
}

/** Replaces the edition of that kind. */
export async function putEdition(tx: Db, { noun, id }: Thing, edition: NewEdition, before: EditionRow | null) {
  const values = { ...edition, updated_at: nextVersion(before?.updated_at ?? new Date(0)) }
  const [row] = await tx
    .insert(editions)
    .values({ noun, item_id: id, ...values })
    .onConflictDoUpdate({ target: [editions.noun, editions.item_id, editions.kind], set: values })
    .returning()
  return row!
}

/** A new version of the live row that has none of what editions hold; their own versions stay. It is no change of them. */
export async function rebaseEditions(tx: Db, thing: Thing, { from, to }: { from: Date; to: Date }): Promise<void> {
  await withRecordingOff(tx, () =>
    tx
      .update(editions)
      .set({ base_version: to })
      .where(and(editionsOf(thing), eq(editions.base_version, from))),
  )
}

/** A publication that names a deleted draft goes with it. @param kind by default both. */
export async function deleteEditions(tx: Db, thing: Thing, kind?: EditionKind): Promise<void> {
  await tx.delete(editions).where(editionsOf(thing, kind))
}

export async function selectSchedule(
  db: Db,
  { noun, id }: Thing<string>,
  action: ScheduleAction,
): Promise<ScheduleRow | null> {
  const [row] = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.noun, noun as ScheduledNoun), eq(schedules.item_id, id), eq(schedules.action, action)))
  return row ?? null
}

export async function deleteSchedule(tx: Db, id: string): Promise<void> {
  await tx.delete(schedules).where(eq(schedules.id, id))
}
