import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { vendors } from '#server/platform/db/schema.ts'
import { hostInfoOf, refreshHostInfo } from '#server/api/writes/host-info.ts'
import { ChangedSince } from './lock-named.ts'

/**
 * The texts that trips get from their vendors, which are locked until the transaction ends.
 * @returns JSON of the texts by vendor.
 * @throws ChangedSince where a vendor is gone.
 */
export async function hostInfos(tx: Db, id: string): Promise<string> {
  const named = sql`(select (data ->> 'vendor_id')::uuid from import_rows
    where import_id = ${id} and data ->> 'vendor_id' is not null
    union select vendor_id from trips where vendor_id is not null and id in
      (select item_id from import_rows where import_id = ${id} and outcome = 'update'))`
  const rows = await tx.select().from(vendors).where(inArray(vendors.id, named)).orderBy(vendors.id).for('share')
  const [wanted] = await tx
    .select({ count: sql<number>`(select count(*)::int from ${named} as named)` })
    .from(sql`(select 1) as one`)
  if (wanted!.count !== rows.length) throw new ChangedSince()
  return JSON.stringify(Object.fromEntries(rows.map((vendor) => [vendor.id, hostInfoOf(vendor)])))
}

/** Trips follow the vendors that were changed. */
export async function followHosts(tx: Db, id: string): Promise<void> {
  const changed = sql`(select item_id from import_rows where import_id = ${id} and outcome = 'update'
    and data ?| array['vendor_name', 'region', 'years_of_experience', 'number_of_trips'])`
  const rows = await tx.select().from(vendors).where(inArray(vendors.id, changed)).orderBy(vendors.id)
  for (const vendor of rows) await refreshHostInfo(tx, vendor)
}
