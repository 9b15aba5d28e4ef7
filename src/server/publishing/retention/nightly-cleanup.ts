import { sql } from 'drizzle-orm'
import { retention, type RetentionLimits } from '#contract/retention.ts'
import { reachedAt, reachMilestone } from '../../platform/db/writes/milestones.ts'
import { recordEvent } from '../../platform/db/writes/operations.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, formerAddresses, versions } from '../../platform/db/schema.ts'
import { JobEnded } from '../../platform/jobs/due-job.ts'
import { cleanupJob, lastNight } from '../../platform/jobs/nights.ts'
import { removeOldVersions, type Removed } from './remove-old.ts'

/** Key of the lock that the cleaning node holds: any number that no other lock uses. */
const cleanupLock = 7_120_055

interface Options {
  now: Date
  limits?: RetentionLimits
  /** False when it is to end after the running batch; the next start continues. */
  isOpen?: () => boolean
}

/**
 * Cleans the history up if that was due and no node has done it since. A separate transaction holds the lock, and each
 * batch asks it first: a node whose connection broke has lost the lock and stops.
 * @returns null where there was nothing to do.
 */
export function cleanUpHistory(db: Db, { now, limits = retention, isOpen }: Options): Promise<Removed | null> {
  return db.transaction(async (lock) => {
    const { rows } = (await lock.execute(
      sql`select pg_try_advisory_xact_lock(${sql.raw(String(cleanupLock))}) as held`,
    )) as unknown as { rows: [{ held: boolean }] }
    if (!rows[0].held) return null
    const cleanedAt = await reachedAt(lock as Db, 'history-cleaned')
    if (cleanedAt && cleanedAt >= lastNight(now)) return null
    const between = async () => {
      if (isOpen?.() === false) throw new JobEnded()
      await lock.execute(sql`select 1`)
    }
    const removed = await removeOldVersions(db, { limits, between })
    await forgetAddressesOfGone(db)
    if (removed.operations + removed.versions > 0) {
      const details = { operations: String(removed.operations), versions: String(removed.versions) }
      await recordEvent(lock as Db, { author: 'program', operation: cleanupJob }, details)
    }
    await reachMilestone(lock as Db, 'history-cleaned', now)
    return removed
  })
}

/** Forgets the former addresses of stories that no undo can bring back (docs/decisions/0067). */
export async function forgetAddressesOfGone(db: Db): Promise<void> {
  await db.delete(formerAddresses).where(sql`
    not exists (select from ${blogs} where ${blogs.id} = ${formerAddresses.blog_id})
    and not exists (
      select from ${versions}
      where ${versions.entity} = 'blogs' and ${versions.item_id} = ${formerAddresses.blog_id}::text
    )`)
}
