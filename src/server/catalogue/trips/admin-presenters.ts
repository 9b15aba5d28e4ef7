import type { AdminTrip, AdminTripItem } from '#contract/admin/trips.ts'
import { presentPlanned } from '../../publishing/drafts/planned.ts'
import type { TripItemRow } from './admin-queries.ts'
import type { TripDetailRow } from './public-queries.ts'

export function presentTripItem(row: TripItemRow): AdminTripItem {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    planned: presentPlanned(row.planned, row.status === 'published'),
  }
}

/** With the vendor even if it is hidden from the public; the contract omits the fields of its page. */
export function presentAdminTrip(row: TripDetailRow): AdminTrip {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
