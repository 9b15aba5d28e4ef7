import { lte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobRuns } from '../db/schema.ts'

/** Less than the hour between two runs, since timers of nodes drift. */
const minutes = 50

/**
 * Claims the run of an hourly job that one of several nodes is enough for; a node that dies in it leaves the work to the next
 * hour. By the clock of the database.
 * @returns whether this node is to do it.
 */
export async function claimHour(db: Db, job: string): Promise<boolean> {
  const claimed = await db
    .insert(jobRuns)
    .values({ job, finished_at: sql`now()` })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { finished_at: sql`now()` },
      setWhere: lte(jobRuns.finished_at, sql`now() - make_interval(mins => ${minutes})`),
    })
    .returning({ job: jobRuns.job })
  return claimed.length > 0
}
