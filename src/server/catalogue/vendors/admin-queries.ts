import { eq, getTableColumns, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { vendorsAdminContract, vendorSortColumns } from '#contract/admin/vendors.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures, vendors } from '../../platform/db/schema.ts'
import { sortable } from '../../platform/db/tables/columns.ts'
import { hasIssue } from '../common/checks/conditions.ts'
import { whereOf, type Conditions, type FiltersOf, type ListInput } from '../../api/filters.ts'
import { idsOfPage, orderBy, type Page, type SortKey } from '../../api/pagination.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'
import { isFoundBy } from '../../search/words.ts'

type VendorList = ListInput<typeof vendorsAdminContract.list>

export type VendorFilters = FiltersOf<typeof vendorsAdminContract.list>

/** Trips of any status, with names in full, which Drizzle leaves out in a query of one table; an index-only scan for each row of a page. */
const trips_in_catalogue = sql<number>`(select count(*)::int from trips where trips.vendor_id = vendors.id)`

const itemColumns = { ...getTableColumns(vendors), portrait_picture: pictureColumns(pictures), trips_in_catalogue }

export function selectVendors(db: Db, input: VendorList, page: Page) {
  const ids = idsOfPage(db, vendors, whereOf(vendorConditions, input), keysOf(input), page).as('page')
  return db
    .select(itemColumns)
    .from(ids)
    .innerJoin(vendors, eq(vendors.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, vendors.portrait))
    .orderBy(...orderBy(keysOf(input)))
}

export type VendorRow = Awaited<ReturnType<typeof selectVendors>>[number]

export function selectVendorOptions(db: Db, search: string | undefined, limit: number) {
  return db
    .select({ id: vendors.id, vendor_name: vendors.vendor_name, region: vendors.region })
    .from(vendors)
    .where(whereOf(vendorConditions, { search }))
    .orderBy(sortable(vendors.vendor_name), vendors.id)
    .limit(limit)
}

export async function selectVendor(db: Db, id: string): Promise<VendorRow | null> {
  const [row] = await db
    .select(itemColumns)
    .from(vendors)
    .leftJoin(pictures, eq(pictures.url, vendors.portrait))
    .where(eq(vendors.id, id))
  return row ?? null
}

export const vendorConditions: Conditions<VendorFilters> = {
  search: (text) => isFoundBy('vendors', vendors.id, text),
  check: (check) => hasIssue('vendors', check),
}

const sortBy: Record<(typeof vendorSortColumns)[number], AnyColumn | SQL> = {
  vendor_name: sortable(vendors.vendor_name),
  region: sortable(vendors.region),
  city: sortable(vendors.city),
  years_of_experience: vendors.years_of_experience,
  number_of_trips: vendors.number_of_trips,
  rating: vendors.rating,
  created_at: vendors.created_at,
}

function keysOf({ sort = 'vendor_name', direction = 'asc' }: VendorList): SortKey[] {
  return [
    { by: sortBy[sort], direction, blanksLast: true },
    { by: sortable(vendors.vendor_name), direction: 'asc' },
    { by: vendors.id, direction: 'asc' },
  ]
}
