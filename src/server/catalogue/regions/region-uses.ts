import { sql } from 'drizzle-orm'
import type { RegionUse } from '#contract/admin/regions/regions.ts'
import type { Db } from '../../platform/db/database.ts'
import { drafts, regions, trips, vendors } from '../../platform/db/schema.ts'
import { sortable, trimmed } from '../../platform/db/tables/columns.ts'

/** Every region with the items that use it, ordered by name. */
export async function selectRegionUses(db: Db): Promise<RegionUse[]> {
  const inTrips = sql`(
    select ${trimmed(trips.region)} as name, count(*)::int as trips,
      (count(*) filter (where ${trips.status} = 'published'))::int as published_trips
    from ${trips} group by 1)`
  const inVendors = sql`(select ${trimmed(vendors.region)} as name, count(*)::int as vendors from ${vendors} group by 1)`
  const inDrafts = sql`(
    select btrim(${drafts.body} ->> 'region') as name, count(*)::int as drafts
    from ${drafts} where ${drafts.entity} = 'trips' and ${drafts.body} is not null group by 1)`
  const { rows } = (await db.execute(sql`
    select ${regions.id}, ${regions.name}, ${regions.map_id}, ${regions.words},
      coalesce(in_trips.trips, 0) as trips, coalesce(in_trips.published_trips, 0) as published_trips,
      coalesce(in_vendors.vendors, 0) as vendors, coalesce(in_drafts.drafts, 0) as drafts
    from ${regions}
      left join ${inTrips} as in_trips on in_trips.name = ${regions.name}
      left join ${inVendors} as in_vendors on in_vendors.name = ${regions.name}
      left join ${inDrafts} as in_drafts on in_drafts.name = ${regions.name}
    order by ${sortable(regions.name)}`)) as unknown as { rows: RegionUse[] }
  return rows
}

/** Whether a trip, a draft or an autosave of one, or a vendor uses a region. */
export async function isRegionUsed(db: Db, name: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`select
    exists (select from ${trips} where ${trimmed(trips.region)} = ${name})
    or exists (select from ${vendors} where ${trimmed(vendors.region)} = ${name})
    or exists (
      select from ${drafts} where ${drafts.entity} = 'trips'
        and ${name} in (btrim(${drafts.body} ->> 'region'), btrim(${drafts.autosave} -> 'values' ->> 'region'))
    ) as used`)) as unknown as { rows: [{ used: boolean }] }
  return rows[0].used
}
