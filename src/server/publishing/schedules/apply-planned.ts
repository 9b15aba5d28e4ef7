import { and, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { schedules } from '../../platform/db/schema.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import type { Entities } from './lock-item.ts'
import { applySchedule, byDueTime } from './run-due.ts'

/**
 * Does in one transaction what is planned until a moment; what would be refused then is left out. For a preview, which
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
