import { and, eq, gt, sql } from 'drizzle-orm'
import type { CategoryName } from '#values/categories.ts'
import type { Db } from '../../db/database.ts'
import { regions, tripCounts } from '../../db/schema.ts'
import { api } from '../common/api.ts'

/** Regions of published trips with their counts, by name; blank ones have an empty name. */
function selectRegionCounts(db: Db, category: CategoryName | undefined) {
  const { region: name, trips } = tripCounts
  return db
    .select({ name, count: sql<number>`sum(${trips})::int`, map_id: regions.map_id })
    .from(tripCounts)
    .leftJoin(regions, eq(regions.name, name))
    .where(and(gt(trips, 0), category ? eq(tripCounts.category, category) : undefined))
    .groupBy(name, regions.map_id)
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
