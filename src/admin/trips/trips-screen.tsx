import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { tripSortColumns, type AdminTripItem } from '#contract/admin/trips.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { Plus } from '../shell/layout/admin-icons.tsx'
import { ListTable } from '../shell/list/list-table.tsx'
import { PageTitle } from '../shell/layout/page-title.tsx'
import { useCreateAction } from '../shell/form/use-create-action.ts'
import { useDelete } from '../shell/list/use-delete.ts'
import { useList } from '../shell/list/use-list.ts'
import { TripDialog } from './trip-dialog.tsx'
import { TripFilters } from './trip-filters.tsx'
import { tripRefresh } from './trip-queries.ts'
import { StackedTrip, tripColumns } from './trip-rows.tsx'
import type { TripSearch } from './trip-search.ts'

const route = getRouteApi('/guarded/admin/trips')

function fetchTrips({ sort, action: _action, ...filters }: TripSearch, signal: AbortSignal) {
  const column = tripSortColumns.find((each) => each === sort)
  return adminApi.trips.list({ ...filters, sort: column }, { signal })
}

const noFilters = { search: undefined, status: undefined, region: undefined, category: undefined }

/** Trips: search and filter, add, edit, view, delete (specification 2.14). */
export function TripsScreen() {
  const search = route.useSearch()
  const list = useList({
    search,
    key: ['admin-trips', 'list'],
    order: { sort: 'created_at', direction: 'desc' },
    fetch: fetchTrips,
  })
  /** Id of the trip in the form. */
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  useCreateAction(search, () => setEdited('new'))
  const remove = useDeleteTrip()
  const acts = { onEdit: ({ id }: AdminTripItem) => setEdited(id), onDelete: remove }
  const add = (
    <Button leftSection={<Plus />} onClick={() => setEdited('new')}>
      Add Trip
    </Button>
  )
  return (
    <>
      <PageTitle title="Trips">{add}</PageTitle>
      <TripFilters
        search={search}
        onChange={(changes, options) => void list.change(changes, options)}
        onClear={() => void list.change(noFilters)}
        total={list.query.data?.total}
      />
      <ListTable
        label="Trips"
        columns={tripColumns(acts)}
        query={list.query}
        order={list.order}
        page={list.page}
        pageSize={list.pageSize}
        onOrder={({ sort, direction }) => void list.change({ sort, direction })}
        onPage={(page) => void list.change({ page })}
        onRow={acts.onEdit}
        empty="No trips found matching your filters."
        emptyAction={add}
        stacked={(trip) => <StackedTrip trip={trip} {...acts} />}
      />
      {edited ? (
        <TripDialog key={edited} tripId={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  )
}

function useDeleteTrip() {
  const { deleted, deleteFailed } = adminMessages.trips
  return useDelete({
    question: { title: 'Delete Trip', text: (_trip: AdminTripItem) => 'Are you sure you want to delete this trip?' },
    remove: ({ id }, api) => api.trips.delete({ trip_id: id }),
    done: () => deleted,
    failed: deleteFailed,
    refresh: [...tripRefresh, ['admin-testimonials'], ['testimonials']],
  })
}
