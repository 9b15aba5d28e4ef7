import { and, eq, sql } from 'drizzle-orm'
import type { CategoryName } from '#values/categories.ts'
import type { Db } from '../../db/database.ts'
import { trips } from '../../db/schema.ts'
import { api } from '../shell/api.ts'

/** Regions of published trips with their counts, by name; blank ones come as an empty name. */
function selectRegionCounts(db: Db, category: CategoryName | undefined) {
  const name = sql<string>`btrim(${trips.region})`
  return db
    .select({ name, count: sql<number>`count(*)::int` })
    .from(trips)
    .where(and(eq(trips.status, 'published'), category ? eq(trips.category, category) : undefined))
    .groupBy(name)
    .orderBy(sql`${name} collate "C"`)
}

export const regionHandlers = {
  count: api.regions.count.handler(async ({ input, context }) => {
    const rows = await selectRegionCounts(context.db, input?.category)
    return {
      total: rows.reduce((sum, row) => sum + row.count, 0),
      regions: rows.filter((row) => row.name !== ''),
    }
  }),
}
