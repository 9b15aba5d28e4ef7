import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { homeListed } from '#contract/admin/lists/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { pictures, trips } from '#server/platform/db/schema.ts'
import { isOneOf } from '../../common/bulk/chosen-rows.ts'
import { homeTripsFirst } from '#server/api/cards/trip-cards.ts'
import { pictureColumns } from '#server/api/cards/picture-columns.ts'
import { orderBy } from '#server/api/pagination.ts'
import { nextVersions } from '#server/api/writes/optimistic-lock.ts'
import { WriteRefused } from '#server/api/writes/write-refused.ts'

/** The first featured trips of any status, in the order of the home page. */
export function selectHomeTrips(db: Db) {
  return db
    .select({
      id: trips.id,
      title: trips.title,
      region: trips.region,
      status: trips.status,
      featured_picture: pictureColumns(pictures),
    })
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .where(eq(trips.featured, true))
    .orderBy(...orderBy(homeTripsFirst))
    .limit(homeListed)
}

/**
 * Puts these first, in their order; others follow, the newest first.
 * @returns how many have another place now.
 * @throws WriteRefused HOME_CHANGED where one of them is not featured any more.
 */
export async function orderHomeTrips(tx: Db, ids: string[]): Promise<number> {
  const there = await tx
    .select({ id: trips.id })
    .from(trips)
    .where(and(isOneOf(trips.id, ids), eq(trips.featured, true)))
    .orderBy(trips.id)
    .for('update')
  if (there.length !== ids.length) throw new WriteRefused('HOME_CHANGED')
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${trips.id})`
  const rows = await tx
    .update(trips)
    .set({ home_position: sql`${place}`, updated_at: nextVersions(trips.updated_at) })
    .where(
      and(
        sql`(${isNotNull(trips.home_position)} or ${isOneOf(trips.id, ids)})`,
        sql`${trips.home_position} is distinct from ${place}`,
      ),
    )
    .returning({ id: trips.id })
  return rows.length
}
