import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MovedToRegion } from '#contract/admin/regions/regions.ts'
import type { Db } from '../../db/database.ts'
import { editions, trips, vendors } from '../../db/schema.ts'
import { trimmed } from '../../db/tables/columns.ts'
import { refreshHostInfo } from '../common/host-info.ts'

/** A new version, so that a form that is open meanwhile does not bring the former name back. */
const later = (version: PgColumn) => sql`greatest(now(), ${version} + interval '1 millisecond')`

/**
 * Gives all that stands under a region's name another one: trips, what is written for them but not live, and vendors.
 * @returns how many of each; autosaves are not counted.
 */
export async function moveRegion(tx: Db, from: string, to: string): Promise<MovedToRegion> {
  const drafts = await moveDrafts(tx, from, to)
  const moved = await tx
    .update(vendors)
    .set({ region: to, updated_at: later(vendors.updated_at) })
    .where(eq(trimmed(vendors.region), from))
    .returning()
  for (const vendor of moved) await refreshHostInfo(tx, vendor)
  return { trips: await moveTrips(tx, from, to), vendors: moved.length, drafts }
}

async function moveDrafts(tx: Db, from: string, to: string): Promise<number> {
  const moved = await tx
    .update(editions)
    .set({
      body: sql`${editions.body} || jsonb_build_object('region', ${to}::text)`,
      updated_at: later(editions.updated_at),
    })
    .where(and(eq(editions.noun, 'trips'), eq(sql`btrim(${editions.body} ->> 'region')`, from)))
    .returning({ kind: editions.kind })
  return moved.filter(({ kind }) => kind === 'draft').length
}

/** Drafts of the version before continue from the new one, or publishing them would conflict. */
async function moveTrips(tx: Db, from: string, to: string): Promise<number> {
  const { rows } = (await tx.execute(sql`
    with former as (
      select id, updated_at from ${trips} where ${trimmed(trips.region)} = ${from} order by id for update
    ), moved as (
      update ${trips} set region = ${to}, updated_at = ${later(trips.updated_at)}
        from former where ${trips.id} = former.id
        returning ${trips.id}, ${trips.updated_at} as version, former.updated_at as former_version
    ), based as (
      update ${editions} set base_version = moved.version
        from moved
        where ${editions.noun} = 'trips' and ${editions.item_id} = moved.id and ${editions.base_version} = moved.former_version
    )
    select count(*)::int as trips from moved`)) as unknown as { rows: [{ trips: number }] }
  return rows[0].trips
}
