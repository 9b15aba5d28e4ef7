import { and, asc, eq, or, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Direction } from '#contract/admin-fields.ts'
import type { vendorSortColumns } from '#contract/vendors-admin.ts'
import type { Db } from '../../db/database.ts'
import { vendors } from '../../db/schema.ts'
import { sortable } from '../../db/tables/columns.ts'
import { contains, inDirectionFilledFirst, type Page } from '../shell/lists.ts'

type SortColumn = (typeof vendorSortColumns)[number]

/** Order of the vendor list; by name unless told otherwise. */
export interface VendorOrder {
  sort?: SortColumn | undefined
  direction?: Direction | undefined
}

/** One page of vendors whose name, city or region holds a text. */
export function selectVendors(db: Db, search: string | undefined, order: VendorOrder, { limit, offset }: Page) {
  return db
    .select()
    .from(vendors)
    .where(whereOf(search))
    .orderBy(...orderOf(order))
    .limit(limit)
    .offset(offset)
}

export type VendorRow = Awaited<ReturnType<typeof selectVendors>>[number]

/** How many vendors a search finds. */
export function countVendors(db: Db, search: string | undefined): Promise<number> {
  return db.$count(vendors, whereOf(search))
}

/** Vendors for a select box, by name. */
export function selectVendorOptions(db: Db, search: string | undefined, limit: number) {
  return db
    .select({ id: vendors.id, vendor_name: vendors.vendor_name, region: vendors.region })
    .from(vendors)
    .where(whereOf(search))
    .orderBy(sortable(vendors.vendor_name), vendors.id)
    .limit(limit)
}

/** One vendor. */
export async function selectVendor(db: Db, id: string): Promise<VendorRow | null> {
  const [row] = await db.select().from(vendors).where(eq(vendors.id, id))
  return row ?? null
}

/** One vendor, locked until the transaction ends. */
export async function lockVendor(tx: Db, id: string): Promise<VendorRow | null> {
  const [row] = await tx.select().from(vendors).where(eq(vendors.id, id)).for('update')
  return row ?? null
}

function whereOf(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  return and(
    or(contains(vendors.vendor_name, search), contains(vendors.city, search), contains(vendors.region, search)),
  )
}

const sortBy: Record<SortColumn, AnyColumn | SQL> = {
  vendor_name: sortable(vendors.vendor_name),
  region: sortable(vendors.region),
  city: sortable(vendors.city),
  years_of_experience: vendors.years_of_experience,
  number_of_trips: vendors.number_of_trips,
  rating: vendors.rating,
  created_at: vendors.created_at,
}

function orderOf({ sort = 'vendor_name', direction = 'asc' }: VendorOrder): SQL[] {
  return [inDirectionFilledFirst(sortBy[sort], direction), sortable(vendors.vendor_name), asc(vendors.id)]
}
