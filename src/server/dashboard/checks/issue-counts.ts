import { setTimeout as pause } from 'node:timers/promises'
import { max, sql } from 'drizzle-orm'
import type { ContentIssue } from '#contract/admin/dashboard/checks.ts'
import type { IssueCounts } from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations } from '../../platform/db/schema.ts'
import { checksOf, type CheckedEntity, type CheckName } from '#values/checks/check-names.ts'
import { hasIssue } from '../../catalogue/common/checks/conditions.ts'

const entities = Object.keys(checksOf) as CheckedEntity[]

/** How many items each check finds in the whole catalogue: one pass over each table. */
async function selectIssues(db: Db): Promise<ContentIssue[]> {
  const found: ContentIssue[] = []
  for (const entity of entities) found.push(...(await issuesOf(db, entity)))
  return found.filter(({ live, drafts }) => live + drafts > 0)
}

async function issuesOf(db: Db, entity: CheckedEntity): Promise<ContentIssue[]> {
  const checks: readonly CheckName[] = checksOf[entity]
  const hasDrafts = entity === 'trips' || entity === 'blogs'
  const isLive = hasDrafts ? sql.raw(`${entity}.status = 'published'`) : sql`true`
  const flags = checks.map((check) => sql`(${hasIssue(entity, check as never)}) as ${sql.identifier(check)}`)
  const counts = checks.map((check) => {
    const flag = sql.identifier(check)
    return sql`count(*) filter (where ${flag} and is_live)::int as ${sql.identifier(`${check}_live`)},
      count(*) filter (where ${flag} and not is_live)::int as ${sql.identifier(`${check}_drafts`)}`
  })
  const { rows } = (await db.execute(sql`
    select ${sql.join(counts, sql`, `)} from (
      select ${isLive} as is_live, ${sql.join(flags, sql`, `)} from ${sql.identifier(entity)}
    ) as checked`)) as unknown as { rows: [Record<string, number>] }
  const [row] = rows
  return checks.map((check) => ({ entity, check, live: row[`${check}_live`]!, drafts: row[`${check}_drafts`]! }))
}

/** Milliseconds for which a reader waits for counts while there are earlier ones. */
const patience = 300

/** Milliseconds after which counts are made anew in any case: what a generator writes is not recorded as a change. */
const longest = 60_000

interface Counted {
  issues: ContentIssue[]
  /** The last change that is in them. */
  change: number
  at: number
}

interface Kept {
  last: Counted | null
  running: Promise<Counted> | null
}

const keptOf = new WeakMap<Db, Kept>()

/**
 * What the checks find in the whole catalogue. Every write leaves a change, so counts hold until the next one. They take
 * seconds in a catalogue of 100,000 trips: readers meanwhile get the last ones, and ask again. However many ask, it is
 * counted once at a time.
 */
export async function readIssues(db: Db): Promise<IssueCounts> {
  const kept = keptOf.get(db) ?? { last: null, running: null }
  keptOf.set(db, kept)
  const change = await lastChange(db)
  const { last } = kept
  if (last?.change === change && Date.now() - last.at < longest) return { issues: last.issues, counting: false }
  kept.running ??= count(db, change).finally(() => (kept.running = null))
  // A waiting caller gets the failure; others ask again.
  kept.running.then((counted) => (kept.last = counted)).catch(() => {})
  const counted = last ? await Promise.race([kept.running, pause(patience, null)]) : await kept.running
  const shown = counted ?? last!
  return { issues: shown.issues, counting: shown.change !== change }
}

async function count(db: Db, change: number): Promise<Counted> {
  return { issues: await selectIssues(db), change, at: Date.now() }
}

async function lastChange(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(operations.id) }).from(operations)
  return row?.id ?? 0
}
