import { inArray, sql } from 'drizzle-orm'
import { trips, vendors } from '../../../db/schema.ts'
import { hostInfoOf, refreshHostInfo } from '../../common/host-info.ts'
import { nextVersions } from '../../common/writes/optimistic-lock.ts'
import type { Replay } from './replay.ts'

/** The texts that are generated from vendors; a trip whose gallery alone was changed gets its new version here, too. */
export async function followVendors({ tx, trips: changedTrips, rewritten, vendors: changedVendors }: Replay) {
  const rows = await tx
    .select({ id: trips.id, host_info: trips.host_info, show: trips.show_vendor_info, vendor: vendors })
    .from(trips)
    .leftJoin(vendors, sql`${vendors.id} = ${trips.vendor_id}`)
    .where(sql`${trips.id} = any(${sql.param([...changedTrips])}::uuid[])`)
  const changed = rows
    .map(({ show, vendor, ...row }) => ({ ...row, now: show ? hostInfoOf(vendor) : null }))
    .filter(({ id, host_info, now }) => host_info !== now || !rewritten.has(id))
    .map(({ id, now }) => ({ id, host_info: now }))
  if (changed.length > 0) {
    await tx.execute(sql`
      update trips set host_info = new.host_info, updated_at = ${nextVersions(trips.updated_at)}
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as new (id uuid, host_info text) where trips.id = new.id`)
  }
  const stored = await tx
    .select()
    .from(vendors)
    .where(inArray(vendors.id, [...changedVendors]))
  for (const vendor of stored) await refreshHostInfo(tx, vendor)
}
