import { and, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { schedules } from '../../platform/db/schema.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import type { Entities } from './lock-item.ts'
import { applySchedule, byDueTime } from './run-due.ts'

/**
 * Applies all schedules until a moment in one transaction, without those that would be refused. For a preview, which
 * rolls it back.
 */
export async function applyPlanned(tx: Db, entities: Entities, until: Date): Promise<void> {
  const planned = await tx
    .select()
    .from(schedules)
    .where(and(isNull(schedules.failure), lte(schedules.due_at, until)))
    .orderBy(...byDueTime)
  for (const row of planned) {
    // A savepoint: a refusal of the database ends only this one.
    const applied = tx.transaction((savepoint) => applySchedule(savepoint as Db, entities, row))
    await applied.catch((error: unknown) => {
      if (!(error instanceof WriteRefused)) throw error
    })
  }
}
