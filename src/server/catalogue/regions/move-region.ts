import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MovedToRegion } from '#contract/admin/regions/regions.ts'
import type { Db } from '../../platform/db/database.ts'
import { drafts, trips, vendors } from '../../platform/db/schema.ts'
import { trimmed } from '../../platform/db/tables/columns.ts'
import { refreshHostInfo } from '../../api/writes/host-info.ts'

/** A new version, so that a form that is open meanwhile does not bring the former name back. */
const later = (version: PgColumn) => sql`greatest(now(), ${version} + interval '1 millisecond')`

/**
 * Renames a region in everything that uses it: trips, their drafts, and vendors.
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
  const isMoved = (region: SQL) => and(eq(drafts.entity, 'trips'), eq(sql`btrim(${region})`, from))
  await tx
    .update(drafts)
    .set({
      autosave: sql`jsonb_set(${drafts.autosave}, '{values,region}', to_jsonb(${to}::text))`,
      autosaved_at: later(drafts.autosaved_at),
    })
    .where(isMoved(sql`${drafts.autosave} -> 'values' ->> 'region'`))
  const moved = await tx
    .update(drafts)
    .set({
      body: sql`${drafts.body} || jsonb_build_object('region', ${to}::text)`,
      saved_at: later(drafts.saved_at),
    })
    .where(isMoved(sql`${drafts.body} ->> 'region'`))
    .returning({ id: drafts.item_id })
  return moved.length
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
      update ${drafts} set
          base_version = case when base_version = former_version then moved.version else base_version end,
          autosave_base = case when autosave_base = former_version then moved.version else autosave_base end
        from moved where ${drafts.entity} = 'trips' and ${drafts.item_id} = moved.id
    )
    select count(*)::int as trips from moved`)) as unknown as { rows: [{ trips: number }] }
  return rows[0].trips
}
