import { sql } from 'drizzle-orm'
import type { Care } from '#contract/admin/dashboard/checks.ts'
import { checksOf, type CheckedEntity, type CheckName } from '#values/checks/check-names.ts'
import type { Db } from '../../platform/db/database.ts'
import { needsCare } from '../../catalogue/common/checks/conditions.ts'

const entities = Object.keys(checksOf) as CheckedEntity[]

/** How many items each check finds in the whole catalogue: one pass over each table. */
export async function selectCare(db: Db): Promise<Care[]> {
  const found: Care[] = []
  for (const entity of entities) found.push(...(await careOf(db, entity)))
  return found.filter(({ live, drafts }) => live + drafts > 0)
}

async function careOf(db: Db, entity: CheckedEntity): Promise<Care[]> {
  const checks: readonly CheckName[] = checksOf[entity]
  const hasDrafts = entity === 'trips' || entity === 'blogs'
  const isLive = hasDrafts ? sql.raw(`${entity}.status = 'published'`) : sql`true`
  const flags = checks.map((check) => sql`(${needsCare(entity, check as never)}) as ${sql.identifier(check)}`)
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
