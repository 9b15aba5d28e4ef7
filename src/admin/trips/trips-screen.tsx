import { getRouteApi } from '@tanstack/react-router'
import { adminMessages } from '#contract/messages.ts'
import { tripSortColumns, type AdminTripItem } from '#contract/admin/trips.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { ListScreen } from '../shell/list/list-screen.tsx'
import { listInputOf } from '../shell/list/list-search.ts'
import type { DeleteOptions } from '../shell/list/use-delete.ts'
import { useListForm } from '../shell/list/use-list-form.ts'
import { useList } from '../shell/list/use-list.ts'
import { TripDialog } from './trip-dialog.tsx'
import { TripFilters } from './trip-filters.tsx'
import { tripRefresh } from './trip-queries.ts'
import { StackedTrip, tripColumns } from './trip-rows.tsx'
import type { TripSearch } from './trip-search.ts'

const route = getRouteApi('/guarded/admin/trips')

function fetchTrips(search: TripSearch, signal: AbortSignal) {
  return adminApi.trips.list(listInputOf(search, tripSortColumns), { signal })
}

const { deleted, deleteFailed } = adminMessages.trips

const deletion: DeleteOptions<AdminTripItem, unknown> = {
  question: { title: 'Delete Trip', text: () => 'Are you sure you want to delete this trip?' },
  remove: ({ id }, api) => api.trips.delete({ trip_id: id }),
  done: () => deleted,
  failed: deleteFailed,
  refresh: [...tripRefresh, ['admin-testimonials'], ['testimonials']],
}

/** Trips: search and filter, add, edit, view, delete (specification 2.14). */
export function TripsScreen() {
  const search = route.useSearch()
  const list = useList({
    search,
    key: ['admin-trips', 'list'],
    order: { sort: 'created_at', direction: 'desc' },
    fetch: fetchTrips,
  })
  const form = useListForm<AdminTripItem>(search)
  return (
    <ListScreen
      title="Trips"
      label="Trips"
      createLabel="Add Trip"
      searchLabel="Search by title"
      filters={(searchField) => <TripFilters list={list} searchField={searchField} />}
      columns={tripColumns}
      stacked={(trip, acts) => <StackedTrip trip={trip} {...acts} />}
      empty="No trips found matching your filters."
      createWhenEmpty
      list={list}
      form={form}
      deletion={deletion}
    >
      {form.opened ? (
        <TripDialog key={form.opened.key} tripId={form.opened.item?.id ?? null} onClose={form.close} />
      ) : null}
    </ListScreen>
  )
}
