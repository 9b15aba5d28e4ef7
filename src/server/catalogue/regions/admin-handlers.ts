import { count, ne, sql } from 'drizzle-orm'
import { regions, tripTitles } from '../../db/schema.ts'
import { sortable } from '../../db/tables/columns.ts'
import { adminProcedure, inTransaction } from '../common/admin-procedure.ts'

const { regions: procedures } = adminProcedure

export const regionAdminHandlers = {
  list: procedures.list.handler(({ context }) => context.db.select().from(regions).orderBy(sortable(regions.name))),
  counts: procedures.counts.handler(({ context }) =>
    // The narrow rows: docs/decisions/0042.
    context.db
      .select({ region: tripTitles.region, trips: count() })
      .from(tripTitles)
      .where(ne(tripTitles.region, ''))
      .groupBy(tripTitles.region)
      .orderBy(sortable(tripTitles.region)),
  ),
  create: procedures.create.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const { name } = input.region_data
    const [added] = await db.insert(regions).values({ name }).onConflictDoNothing().returning()
    if (added) return added
    const [stored] = await db
      .select()
      .from(regions)
      .where(sql`lower(${regions.name}) = lower(${name})`)
    throw errors.REGION_TAKEN({ data: stored! })
  }),
}
