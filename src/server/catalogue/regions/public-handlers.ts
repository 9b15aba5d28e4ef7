import { and, eq, sql } from 'drizzle-orm'
import { formatMonths } from '#values/trips/months.ts'
import type { CategoryName } from '#values/categories.ts'
import type { Db } from '../../platform/db/database.ts'
import { regions, trips } from '../../platform/db/schema.ts'
import { trimmed } from '../../platform/db/tables/columns.ts'
import { api } from '../../api/api.ts'
import { selectRegion, selectRegionHosts, selectRegionStories } from './public-queries.ts'
import { isoMoments } from '../../api/iso-moments.ts'

/** Regions of published trips with their counts, by name; blank ones have an empty name. */
function selectRegionCounts(db: Db, category: CategoryName | undefined) {
  const name = sql<string>`${trimmed(trips.region)}`
  return db
    .select({ name, count: sql<number>`count(*)::int`, map_id: regions.map_id })
    .from(trips)
    .leftJoin(regions, eq(regions.name, name))
    .where(and(eq(trips.status, 'published'), category && eq(trips.category, category)))
    .groupBy(name, regions.map_id)
    .orderBy(name)
}

export const regionHandlers = {
  count: api.regions.count.handler(async ({ input, context }) => {
    const rows = await selectRegionCounts(context.db, input?.category)
    return {
      total: rows.reduce((sum, row) => sum + row.count, 0),
      regions: rows.filter((row) => row.name !== ''),
    }
  }),
  get: api.regions.get.handler(async ({ input: { name }, context: { db } }) => {
    const [rows, stories, hosts] = await Promise.all([
      selectRegion(db, name),
      selectRegionStories(db, name),
      selectRegionHosts(db, name),
    ])
    const { words = null, picture = null, best_months = [] } = rows[0] ?? {}
    const season = best_months.length > 0 ? `Best ${formatMonths(best_months)}` : ''
    return { words, picture, season, stories: stories.map(isoMoments), hosts }
  }),
}
