import { eq, isNull } from 'drizzle-orm'
import { noVendor } from '#contract/admin/lists/trip-list.ts'
import type { tripsAdminContract } from '#contract/admin/trips.ts'
import { trips } from '../../platform/db/schema.ts'
import { trimmed } from '../../platform/db/tables/columns.ts'
import { hasIssue } from '../common/checks/conditions.ts'
import { isPlanned } from '../../publishing/drafts/planned.ts'
import type { Conditions, FiltersOf } from '../../api/filters.ts'
import { isFoundBy } from '../../search/words.ts'

export type TripFilters = FiltersOf<typeof tripsAdminContract.list>

export const tripConditions: Conditions<TripFilters> = {
  search: (text) => isFoundBy('trips', trips.id, text),
  status: (status) => eq(trips.status, status),
  region: (region) => (region === '' ? undefined : eq(trimmed(trips.region), region)),
  category: (category) => eq(trips.category, category),
  planned: (state) => isPlanned(state, { entity: 'trips', id: trips.id, published: eq(trips.status, 'published') }),
  check: (check) => hasIssue('trips', check),
  vendor: (id) => (id === noVendor ? isNull(trips.vendor_id) : eq(trips.vendor_id, id)),
  featured: (featured) => eq(trips.featured, featured),
}
