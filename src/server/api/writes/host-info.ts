import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { trips, type vendors } from '../../platform/db/schema.ts'

interface Host {
  vendor_name: string
  region: string
  years_of_experience: number
  number_of_trips: number
}

/**
 * The `host_info` of a trip, generated from its vendor.
 * @param vendor null for a trip without one; the trip has no host text then.
 */
export function hostInfoOf(vendor: Host | null): string | null {
  if (!vendor) return null
  const { vendor_name, region, years_of_experience: years, number_of_trips: trips } = vendor
  const experience = years > 0 ? ` with ${years} ${years === 1 ? 'year' : 'years'} of experience` : ''
  const organised = trips > 0 ? `, ${trips} ${trips === 1 ? 'trip' : 'trips'} organised` : ''
  return `${vendor_name}, ${region}${experience}${organised}`
}

/** Regenerates the trips' host texts without a new version of the trips, since the admin did not edit them. */
export async function refreshHostInfo(tx: Db, vendor: typeof vendors.$inferSelect): Promise<void> {
  await tx
    .update(trips)
    .set({ host_info: hostInfoOf(vendor), updated_at: sql`${trips.updated_at}` })
    .where(and(eq(trips.vendor_id, vendor.id), eq(trips.show_vendor_info, true)))
}

/**
 * Removes vendors that are about to be deleted from their trips, without a new version of the trips, since they were
 * not edited.
 * @param where condition on `trips.vendor_id`.
 * @returns the number of trips.
 */
export async function clearVendors(tx: Db, where: SQL): Promise<number> {
  const rows = await tx
    .update(trips)
    .set({ vendor_id: null, host_info: null, updated_at: sql`${trips.updated_at}` })
    .where(where)
    .returning({ id: trips.id })
  return rows.length
}
