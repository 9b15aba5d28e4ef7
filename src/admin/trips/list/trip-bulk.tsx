import type { TripAction } from '#contract/admin/lists/trip-bulk.ts'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { bulkDeletion } from '../../kit/list/selection/bulk-deletion.ts'
import type { BulkOptions } from '../../kit/list/selection/bulk-options.ts'
import { PriceDialog } from './price-dialog.tsx'
import { VendorDialog } from './vendor-dialog.tsx'

export const tripBulk: BulkOptions<AdminTripItem, TripAction> = {
  nameOf: ({ title }) => title,
  exported: 'trips',
  send: (request, api) => api.trips.bulk(request),
  doneText,
  actions: [
    { label: 'Unpublish', action: { kind: 'status', status: 'draft' } },
    { label: 'Publish', action: { kind: 'status', status: 'published' } },
    { label: 'Feature', action: { kind: 'featured', featured: true } },
    { label: 'Unfeature', action: { kind: 'featured', featured: false } },
    { label: 'Vendor…', dialog: (props) => <VendorDialog {...props} /> },
    { label: 'Price…', dialog: (props) => <PriceDialog {...props} /> },
    bulkDeletion(
      'Their pictures are deleted as well, and their testimonials become general. You can undo this, or restore them from the trash.',
    ),
  ],
}

function doneText(action: TripAction): string {
  switch (action.kind) {
    case 'status':
      return action.status === 'published' ? 'published' : 'unpublished'
    case 'featured':
      return action.featured ? 'featured' : 'no longer featured'
    case 'vendor':
      return action.vendor_id === null ? 'without a vendor now' : 'with another vendor now'
    case 'price':
      return 'with another price now'
    case 'delete':
      return 'deleted'
  }
}
