import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { regions, trips } from '../../platform/db/schema.ts'
import { sortable, trimmed } from '../../platform/db/tables/columns.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { moveRegion } from './move-region.ts'
import { isRegionUsed, selectRegionUses } from './region-uses.ts'

const { regions: procedures } = adminProcedure

const named = { id: regions.id, name: regions.name }

/** @returns the region with this name, whatever its case, but not the one with the id. */
async function findNamesake(db: Db, name: string, id?: string) {
  const [stored] = await db
    .select(named)
    .from(regions)
    .where(and(sql`lower(${regions.name}) = lower(${name})`, id ? ne(regions.id, id) : undefined))
  return stored
}

/** Locks regions in the order of their ids, so that two mergers do not wait for each other. */
function lockRegions(tx: Db, ids: string[]) {
  return tx.select().from(regions).where(inArray(regions.id, ids)).orderBy(regions.id).for('update')
}

export const regionAdminHandlers = {
  list: procedures.list.handler(({ context }) =>
    context.db.select(named).from(regions).orderBy(sortable(regions.name)),
  ),
  uses: procedures.uses.handler(({ context }) => selectRegionUses(context.db)),
  counts: procedures.counts.handler(({ context }) =>
    context.db
      .select({ region: sql<string>`${trimmed(trips.region)}`, trips: count() })
      .from(trips)
      .where(ne(trimmed(trips.region), ''))
      .groupBy(trimmed(trips.region))
      .orderBy(sql`lower(${trimmed(trips.region)})`),
  ),
  create: procedures.create.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const [added] = await db.insert(regions).values(input.region_data).onConflictDoNothing().returning(named)
    if (added) return added
    throw errors.REGION_TAKEN({ data: (await findNamesake(db, input.region_data.name))! })
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const { region_id, region_data } = input
    const [stored] = await lockRegions(db, [region_id])
    if (!stored) throw errors.REGION_NOT_FOUND()
    const namesake = await findNamesake(db, region_data.name, region_id)
    if (namesake) throw errors.REGION_TAKEN({ data: namesake })
    await db.update(regions).set(region_data).where(eq(regions.id, region_id))
    if (stored.name === region_data.name) return { trips: 0, vendors: 0, drafts: 0 }
    return moveRegion(db, stored.name, region_data.name)
  }),
  merge: procedures.merge.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const { region_id, into_id } = input
    const locked = await lockRegions(db, [region_id, into_id])
    const from = locked.find(({ id }) => id === region_id)
    const into = locked.find(({ id }) => id === into_id)
    if (!from || !into || from === into) throw errors.REGION_NOT_FOUND()
    await db.delete(regions).where(eq(regions.id, from.id))
    return moveRegion(db, from.name, into.name)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const id = input.region_id
    const [stored] = await lockRegions(db, [id])
    if (!stored) return { id }
    if (await isRegionUsed(db, stored.name)) throw errors.REGION_USED()
    await db.delete(regions).where(eq(regions.id, id))
    return { id }
  }),
}
