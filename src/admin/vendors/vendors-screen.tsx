import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { DataTableColumn } from 'mantine-datatable'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { vendorSortColumns, type AdminVendor } from '#contract/admin/vendors.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { Plus } from '../shell/layout/admin-icons.tsx'
import type { ListSearch } from '../shell/list/list-search.ts'
import { ListTable } from '../shell/list/list-table.tsx'
import { reloadStored } from '../shell/form/reload-stored.ts'
import { PageTitle } from '../shell/layout/page-title.tsx'
import { RowActions } from '../shell/list/row-actions.tsx'
import { SearchField } from '../shell/list/search-field.tsx'
import { useCreateAction } from '../shell/form/use-create-action.ts'
import { useDelete } from '../shell/list/use-delete.ts'
import { useList } from '../shell/list/use-list.ts'
import { VendorDialog } from './vendor-dialog.tsx'

const route = getRouteApi('/guarded/admin/vendors')

function fetchVendors({ search, sort, direction, page }: ListSearch, signal: AbortSignal) {
  const column = vendorSortColumns.find((each) => each === sort)
  return adminApi.vendors.list({ search, sort: column, direction, page }, { signal })
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
  const [edited, setEdited] = useState<AdminVendor | 'new' | null>(null)
  useCreateAction(search, () => setEdited('new'))
  const remove = useDeleteVendor()
  return (
    <>
      <PageTitle title="Vendors">
        <Button leftSection={<Plus />} onClick={() => setEdited('new')}>
          Add Vendor
        </Button>
      </PageTitle>
      <Group mb="md">
        <SearchField
          label="Search by name, city or region"
          value={search.search ?? ''}
          onSearch={(text) => void list.change({ search: text }, { replace: true })}
        />
      </Group>
      <ListTable
        label="Vendors"
        columns={columnsOf(setEdited, remove)}
        query={list.query}
        order={list.order}
        page={list.page}
        pageSize={list.pageSize}
        onOrder={({ sort, direction }) => void list.change({ sort, direction })}
        onPage={(page) => void list.change({ page })}
        onRow={setEdited}
        empty="No vendors found matching your search."
        stacked={(vendor) => <StackedVendor vendor={vendor} onEdit={setEdited} onDelete={remove} />}
      />
      {edited ? (
        <VendorDialog
          key={edited === 'new' ? 'new' : `${edited.id} ${edited.updated_at}`}
          vendor={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onReload={(vendor_id) => void reloadStored(() => adminApi.vendors.get({ vendor_id }), setEdited)}
        />
      ) : null}
    </>
  )
}

function useDeleteVendor() {
  const { deleted, deleteFailed } = adminMessages.vendors
  return useDelete({
    question: {
      title: 'Delete Vendor',
      text: (_vendor: AdminVendor) => 'Are you sure you want to delete this vendor?',
    },
    remove: ({ id }, api) => api.vendors.delete({ vendor_id: id }),
    done: ({ trips_touched: trips }) =>
      trips === 0 ? deleted : `${deleted}. ${trips} ${trips === 1 ? 'trip has' : 'trips have'} no vendor now.`,
    failed: deleteFailed,
    refresh: [['vendors'], ['admin-trips'], ['trips'], ['featured-trips'], ['trip'], ['admin-dashboard']],
  })
}

type Act = (vendor: AdminVendor) => unknown

function columnsOf(onEdit: Act, onDelete: Act): DataTableColumn<AdminVendor>[] {
  return [
    {
      accessor: 'vendor_name',
      title: 'Name',
      sortable: true,
      render: (vendor) => (
        <UnstyledButton fw={600} onClick={() => onEdit(vendor)}>
          {vendor.vendor_name}
        </UnstyledButton>
      ),
    },
    { accessor: 'region', title: 'Region', sortable: true },
    { accessor: 'city', title: 'City', sortable: true, render: ({ city }) => city || 'N/A' },
    { accessor: 'contact', title: 'Contact', render: (vendor) => <Contact vendor={vendor} /> },
    {
      accessor: 'years_of_experience',
      title: 'Experience',
      sortable: true,
      render: experienceOf,
    },
    { accessor: 'number_of_trips', title: 'Trips', sortable: true, textAlign: 'right' },
    {
      accessor: 'rating',
      title: 'Rating',
      sortable: true,
      textAlign: 'right',
      render: ratingOf,
    },
    {
      accessor: 'actions',
      title: 'Actions',
      textAlign: 'right',
      render: (vendor) => (
        <RowActions name={vendor.vendor_name} onEdit={() => onEdit(vendor)} onDelete={() => onDelete(vendor)} />
      ),
    },
  ]
}

function experienceOf({ years_of_experience: years }: AdminVendor): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}

function ratingOf({ rating }: AdminVendor): string {
  return rating?.toFixed(1) ?? 'N/A'
}

function Contact({ vendor }: { vendor: AdminVendor }) {
  const { email, phone } = vendor
  if (!email && !phone) return <>N/A</>
  return (
    <Stack gap={0}>
      {email ? <Text>{email}</Text> : null}
      {phone ? (
        <Text size="xs" c="dimmed">
          {phone}
        </Text>
      ) : null}
    </Stack>
  )
}

function StackedVendor({ vendor, onEdit, onDelete }: { vendor: AdminVendor; onEdit: Act; onDelete: Act }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <UnstyledButton onClick={() => onEdit(vendor)} flex={1}>
        <Text fw={600}>{vendor.vendor_name}</Text>
        <Text>{[vendor.city, vendor.region].filter(Boolean).join(', ')}</Text>
        <Text size="xs" c="dimmed">
          {experienceOf(vendor)} · {vendor.number_of_trips} {vendor.number_of_trips === 1 ? 'trip' : 'trips'} · Rating{' '}
          {ratingOf(vendor)}
        </Text>
      </UnstyledButton>
      <RowActions name={vendor.vendor_name} onEdit={() => onEdit(vendor)} onDelete={() => onDelete(vendor)} />
    </Group>
  )
}
