import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { RegionUse } from '#contract/admin/regions/regions.ts'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminMessages } from '#contract/messages.ts'
import { callError } from '../kit/api/admin-api.ts'
import { Regions } from '../kit/layout/admin-icons.tsx'
import { ListScreen } from '../kit/list/list-screen.tsx'
import type { DeleteOptions } from '../kit/list/use-delete.ts'
import { useListForm, type FormPlace } from '../kit/list/use-list-form.ts'
import { useList } from '../kit/list/use-list.ts'
import { AddSearched } from './add-searched.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { RegionDialog } from './region-dialog.tsx'
import { pageOfRegions } from './region-list.ts'
import { regionColumns, StackedRegion } from './region-rows.tsx'
import { regionUsesQuery } from './regions-query.ts'

const route = getRouteApi('/guarded/admin/regions')

const { deleted, deleteFailed, notFound } = adminMessages.regions

const deletion: DeleteOptions<RegionUse, unknown> = {
  question: {
    title: 'Delete Region',
    text: ({ name }) => `Delete “${name}”? No trips or vendors use it.`,
  },
  remove: ({ id }, api) => api.regions.delete({ region_id: id }),
  done: () => deleted,
  failed: (error) => callError(error)?.message ?? deleteFailed,
}

/** The regions that forms offer: renamed, merged, removed. */
export function RegionsScreen() {
  const search = route.useSearch()
  const queryClient = useQueryClient()
  const [merging, setMerging] = useState<RegionUse | null>(null)
  const list = useList({
    search,
    names: ['region', 'regions'],
    key: ['regions', 'list'],
    times: cacheTimes.regions,
    order: { sort: 'name', direction: 'asc' },
    fetch: async (listSearch) =>
      pageOfRegions(await queryClient.fetchQuery({ ...regionUsesQuery, staleTime: 0 }), listSearch),
  })
  const form = useListForm(search)
  const onMerge = setMerging
  const searched = search.search?.trim()
  return (
    <ListScreen
      title="Regions"
      subtitle="Where journeys lead and hosts live"
      label="Regions"
      heading="All Regions"
      createLabel="Add Region"
      searchLabel="Search by name"
      columns={(acts) => regionColumns({ ...acts, onMerge })}
      stacked={(region, acts) => <StackedRegion region={region} {...acts} onMerge={onMerge} />}
      empty={{
        filtered: 'No regions found.',
        filteredAction: searched ? <AddSearched name={searched} /> : undefined,
        text: 'No regions yet. Add the first one.',
        Icon: Regions,
      }}
      list={list}
      form={form}
      deletion={deletion}
    >
      {form.opened ? <OpenedRegion key={form.opened.key} place={form.opened.place} /> : null}
      {merging ? <MergeDialog key={merging.id} region={merging} onClose={() => setMerging(null)} /> : null}
    </ListScreen>
  )
}

function OpenedRegion({ place }: { place: FormPlace }) {
  const { data, isFetching } = useQuery(regionUsesQuery)
  const region = place.id === null ? null : data?.find(({ id }) => id === place.id)
  const isMissing = region === undefined && data !== undefined && !isFetching
  useEffect(() => {
    if (isMissing) place.onMissing(notFound)
    // Runs once, when that is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing])
  return region === undefined ? null : <RegionDialog region={region} onClose={place.onClose} />
}
