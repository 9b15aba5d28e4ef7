import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminMessages } from '#contract/messages.ts'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { issueTexts } from '#values/checks/check-names.ts'
import { countOf } from '#values/format/counts.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { ExchangeMenu } from '../exchange/exchange-menu.tsx'
import { SampleOffer } from '../first-run/sample-offer.tsx'
import { Star, Trips } from '../kit/layout/admin-icons.tsx'
import type { FilterChips } from '../kit/list/filters/active-filters.tsx'
import { ListScreen } from '../kit/list/list-screen.tsx'
import { useViewOptions } from '../kit/list/view-options/use-view-options.ts'
import { plannedLabels } from '../publishing/list/planned-badges.tsx'
import { useRowChange } from '../kit/list/selection/use-row-change.ts'
import { statusLabels } from '../kit/list/status-badge.tsx'
import type { DeleteOptions } from '../kit/list/use-delete.ts'
import type { DuplicateOptions } from '../kit/list/use-duplicate.ts'
import { useListForm } from '../kit/list/use-list-form.ts'
import { useList } from '../kit/list/use-list.ts'
import { HomeTrips } from './list/home-trips.tsx'
import { tripBulk } from './list/trip-bulk.tsx'
import { TripDialog } from './trip-dialog.tsx'
import { TripFilters } from './list/trip-filters.tsx'
import { StackedTrip, tripColumns } from './trip-rows.tsx'
import type { TripSearch } from './trip-search.ts'
import { useVendorName } from './vendor/vendor-filter.tsx'

const route = getRouteApi('/guarded/admin/trips')

const { deleted, deleteFailed, duplicated, duplicateFailed } = adminMessages.trips

const deletion: DeleteOptions<AdminTripItem, unknown> = {
  question: {
    title: 'Delete Trip',
    text: () => 'Are you sure you want to delete this trip?',
    detail: whatGoesWith,
  },
  remove: ({ id }, api) => api.trips.delete({ trip_id: id }),
  done: () => deleted,
  failed: deleteFailed,
}

const duplication: DuplicateOptions = {
  duplicate: ({ id }, api) => api.trips.duplicate({ trip_id: id }),
  done: duplicated,
  failed: duplicateFailed,
}

/** '“Munsyari” goes with its 5 pictures; 2 testimonials become general.' */
async function whatGoesWith({ id: trip_id, title }: AdminTripItem, signal: AbortSignal): Promise<string> {
  const [trip, { total: testimonials }] = await Promise.all([
    adminApi.trips.get({ trip_id }, { signal }),
    adminApi.testimonials.list({ trip_id, page_size: 1 }, { signal }),
  ])
  const pictures = trip.trip_images.length + (trip.featured_image ? 1 : 0)
  const parts = [
    pictures > 0 ? `goes with its ${countOf(pictures, 'picture')}` : 'has no pictures',
    testimonials > 0
      ? `${countOf(testimonials, 'testimonial')} ${testimonials === 1 ? 'becomes' : 'become'} general`
      : '',
  ]
  return `“${title}” ${parts.filter(Boolean).join('; ')}.`
}

const chips = (vendorName: string): FilterChips<TripSearch> => ({
  status: (status) => `Status: ${statusLabels[status]}`,
  planned: (state) => `Status: ${plannedLabels[state]}`,
  region: (region) => `Region: ${region}`,
  category: (category) => `Category: ${category}`,
  check: (check) => `Trips ${issueTexts.trips[check]}`,
  vendor: () => `Vendor: ${vendorName}`,
  featured: (featured) => (featured ? 'Featured' : 'Not featured'),
})

/** Trips: search and filter, add, edit, view, delete (specification 2.14). */
export function TripsScreen() {
  const search = route.useSearch()
  const vendorName = useVendorName(search.vendor)
  const [isArranging, setArranging] = useState(false)
  const change = useRowChange(tripBulk)
  const list = useList({
    search,
    names: ['trip', 'trips'],
    viewOptions: useViewOptions('trips'),
    key: ['admin-trips', 'list'],
    times: cacheTimes.trips,
    order: { sort: 'created_at', direction: 'desc' },
    fetch: (input, signal) => adminApi.trips.list({ ...input, similar: true }, { signal }),
  })
  const form = useListForm(search)
  return (
    <ListScreen
      title="Trips"
      label="Trips"
      heading="All Trips"
      createLabel="Add Trip"
      searchLabel="Search by title, region or vendor"
      filters={(searchField) => <TripFilters list={list} searchField={searchField} />}
      actions={
        <>
          <Button variant="default" leftSection={<Star />} onClick={() => setArranging(true)}>
            Home page order
          </Button>
          <ExchangeMenu entity="trips" search={search} />
        </>
      }
      chips={chips(vendorName)}
      columns={(acts) => tripColumns({ ...acts, change })}
      stacked={(trip, acts) => <StackedTrip trip={trip} change={change} {...acts} />}
      empty={{
        filtered: 'No trips found matching your filters.',
        title: 'No trips found matching your filters.',
        text: 'Begin with one, typed or pasted from Word or WhatsApp: it stays a draft until you publish it.',
        sample: <SampleOffer label="Load sample trips" />,
        Icon: Trips,
      }}
      list={list}
      form={form}
      deletion={deletion}
      duplication={duplication}
      bulk={tripBulk}
    >
      {form.opened ? <TripDialog key={form.opened.key} place={form.opened.place} /> : null}
      {isArranging ? <HomeTrips onClose={() => setArranging(false)} /> : null}
    </ListScreen>
  )
}
