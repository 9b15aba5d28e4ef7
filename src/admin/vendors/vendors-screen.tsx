import { getRouteApi } from '@tanstack/react-router'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminMessages } from '#contract/messages.ts'
import type { VendorAction } from '#contract/admin/lists/vendor-bulk.ts'
import type { AdminVendorItem } from '#contract/admin/vendors.ts'
import { issueTexts } from '#values/checks/check-names.ts'
import { formatTrips } from '#values/format/counts.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { ExchangeMenu } from '../exchange/exchange-menu.tsx'
import { SampleOffer } from '../first-run/sample-offer.tsx'
import { Vendors } from '../kit/layout/admin-icons.tsx'
import { ListScreen } from '../kit/list/list-screen.tsx'
import { useViewOptions } from '../kit/list/view-options/use-view-options.ts'
import { bulkDeletion } from '../kit/list/selection/bulk-deletion.ts'
import type { BulkOptions } from '../kit/list/selection/bulk-options.ts'
import type { DeleteOptions } from '../kit/list/use-delete.ts'
import type { DuplicateOptions } from '../kit/list/use-duplicate.ts'
import { useListForm } from '../kit/list/use-list-form.ts'
import { useList } from '../kit/list/use-list.ts'
import { VendorDialog } from './vendor-dialog.tsx'
import { StackedVendor, vendorColumns } from './vendor-rows.tsx'

const route = getRouteApi('/guarded/admin/vendors')

const { deleted, deleteFailed, duplicated, duplicateFailed } = adminMessages.vendors

const deletion: DeleteOptions<AdminVendorItem, { trips_touched: number }> = {
  question: {
    title: 'Delete Vendor',
    text: () => 'Are you sure you want to delete this vendor?',
    detail: whatItChanges,
  },
  remove: ({ id }, api) => api.vendors.delete({ vendor_id: id }),
  done: ({ trips_touched: trips }) =>
    trips === 0 ? deleted : `${deleted}. ${formatTrips(trips)} ${trips === 1 ? 'has' : 'have'} no vendor now.`,
  failed: deleteFailed,
}

const duplication: DuplicateOptions = {
  duplicate: ({ id }, api) => api.vendors.duplicate({ vendor_id: id }),
  done: duplicated,
  failed: duplicateFailed,
}

const bulk: BulkOptions<AdminVendorItem, VendorAction> = {
  nameOf: ({ vendor_name }) => vendor_name,
  exported: 'vendors',
  send: (request, api) => api.vendors.bulk(request),
  doneText: () => 'deleted',
  actions: [bulkDeletion('Their trips stay without a vendor. You can undo this, or restore them from the trash.')],
}

async function whatItChanges({ id: vendor_id, vendor_name }: AdminVendorItem, signal: AbortSignal): Promise<string> {
  const { trips_in_catalogue: trips } = await adminApi.vendors.get({ vendor_id }, { signal })
  if (trips === 0) return `No trip is run by “${vendor_name}”.`
  return `“${vendor_name}” runs ${formatTrips(trips)} of the catalogue, which ${trips === 1 ? 'stays' : 'stay'} without a vendor.`
}

/** Vendors: search by name, city or region; add, edit, delete (specification 2.15). */
export function VendorsScreen() {
  const search = route.useSearch()
  const list = useList({
    search,
    names: ['vendor', 'vendors'],
    viewOptions: useViewOptions('vendors'),
    key: ['vendors'],
    times: cacheTimes.vendors,
    order: { sort: 'vendor_name', direction: 'asc' },
    fetch: (input, signal) => adminApi.vendors.list({ ...input, similar: true }, { signal }),
  })
  const form = useListForm(search)
  return (
    <ListScreen
      title="Vendors"
      label="Vendors"
      heading="All Vendors"
      actions={<ExchangeMenu entity="vendors" search={search} />}
      createLabel="Add Vendor"
      searchLabel="Search by name, city, region or contact"
      chips={{ check: (check) => `Vendors ${issueTexts.vendors[check]}` }}
      columns={vendorColumns}
      stacked={(vendor, acts) => <StackedVendor vendor={vendor} {...acts} />}
      empty={{
        filtered: 'No vendors found matching your search.',
        title: 'No vendors found matching your search.',
        text: 'Vendors are the hosts of your trips.',
        sample: <SampleOffer label="Load sample content" />,
        Icon: Vendors,
      }}
      list={list}
      form={form}
      deletion={deletion}
      duplication={duplication}
      bulk={bulk}
    >
      {form.opened ? <VendorDialog key={form.opened.key} place={form.opened.place} /> : null}
    </ListScreen>
  )
}
