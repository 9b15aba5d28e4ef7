import { getRouteApi } from '@tanstack/react-router'
import { adminMessages } from '#contract/messages.ts'
import { vendorSortColumns, type AdminVendor } from '#contract/admin/vendors.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { ListScreen } from '../shell/list/list-screen.tsx'
import { listInputOf, type ListSearch } from '../shell/list/list-search.ts'
import type { DeleteOptions } from '../shell/list/use-delete.ts'
import { useListForm } from '../shell/list/use-list-form.ts'
import { useList } from '../shell/list/use-list.ts'
import { VendorDialog } from './vendor-dialog.tsx'
import { vendorRefresh } from './vendor-refresh.ts'
import { StackedVendor, vendorColumns } from './vendor-rows.tsx'

const route = getRouteApi('/guarded/admin/vendors')

function fetchVendors(search: ListSearch, signal: AbortSignal) {
  return adminApi.vendors.list(listInputOf(search, vendorSortColumns), { signal })
}

function fetchVendor(vendor_id: string): Promise<AdminVendor> {
  return adminApi.vendors.get({ vendor_id })
}

const { deleted, deleteFailed } = adminMessages.vendors

const deletion: DeleteOptions<AdminVendor, { trips_touched: number }> = {
  question: { title: 'Delete Vendor', text: () => 'Are you sure you want to delete this vendor?' },
  remove: ({ id }, api) => api.vendors.delete({ vendor_id: id }),
  done: ({ trips_touched: trips }) =>
    trips === 0 ? deleted : `${deleted}. ${trips} ${trips === 1 ? 'trip has' : 'trips have'} no vendor now.`,
  failed: deleteFailed,
  refresh: vendorRefresh,
}

/** Vendors: search by name, city or region; add, edit, delete (specification 2.15). */
export function VendorsScreen() {
  const search = route.useSearch()
  const list = useList({
    search,
    key: ['vendors'],
    order: { sort: 'vendor_name', direction: 'asc' },
    fetch: fetchVendors,
  })
  const form = useListForm(search, fetchVendor)
  return (
    <ListScreen
      title="Vendors"
      label="Vendors"
      createLabel="Add Vendor"
      searchLabel="Search by name, city or region"
      columns={vendorColumns}
      stacked={(vendor, acts) => <StackedVendor vendor={vendor} {...acts} />}
      empty="No vendors found matching your search."
      list={list}
      form={form}
      deletion={deletion}
    >
      {form.opened ? (
        <VendorDialog key={form.opened.key} vendor={form.opened.item} onClose={form.close} onReload={form.reload} />
      ) : null}
    </ListScreen>
  )
}
