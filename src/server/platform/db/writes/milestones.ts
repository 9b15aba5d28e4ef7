import { eq } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { milestones } from '../schema.ts'

type Milestone = typeof milestones.$inferSelect.name

/** @returns when it last happened, or null. */
export async function reachedAt(db: Db, name: Milestone): Promise<Date | null> {
  const [row] = await db.select().from(milestones).where(eq(milestones.name, name))
  return row?.reached_at ?? null
}

export async function reachMilestone(db: Db, name: Milestone, reached_at = new Date()): Promise<void> {
  const set = { reached_at }
  await db
    .insert(milestones)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: milestones.name, set })
}

export async function forgetMilestone(db: Db, name: Milestone): Promise<void> {
  await db.delete(milestones).where(eq(milestones.name, name))
}
