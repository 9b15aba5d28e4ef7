import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cacheTimes } from '#contract/cache-times.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { queryTimes } from '../shell/api/admin-query-client.ts'
import { noTrip } from './testimonial-form.ts'

/** Trips offered at a time; the search finds the others. */
const offered = 50

/** Time after the last key before a search starts, milliseconds. */
const pause = 250

function tripOptionsQuery(search: string) {
  return queryOptions({
    queryKey: ['admin-trips', 'options', search],
    queryFn: () => adminApi.trips.options({ search, limit: offered }),
    placeholderData: keepPreviousData,
    ...queryTimes(cacheTimes.trips),
  })
}

interface TripSelectProps {
  value: string
  onChange: (id: string) => void
  /** Title of the trip that is chosen already, which need not be among those offered first. */
  chosenTitle: string | undefined
  error?: string | undefined
}

/** A trip by its title, searched in the database, or none. */
export function TripSelect({ value, onChange, chosenTitle, error }: TripSelectProps) {
  const [typed, setTyped] = useState('')
  const [title, setTitle] = useState(chosenTitle)
  // What stands in the field after a choice is that trip's title, not a search.
  const [search] = useDebouncedValue(typed === title || typed === noTripLabel ? '' : typed, pause)
  const { data: trips = [] } = useQuery(tripOptionsQuery(search))
  const found = trips.map(({ id, title: label, status }) => ({
    value: id,
    label: status === 'draft' ? `${label} (draft)` : label,
  }))
  const chosen =
    value !== noTrip && title && !found.some((each) => each.value === value) ? [{ value, label: title }] : []
  return (
    <Select
      label="Associated Trip"
      searchable
      data={[{ value: noTrip, label: noTripLabel }, ...chosen, ...found]}
      value={value}
      allowDeselect={false}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id, option) => {
        setTitle(option?.label)
        onChange(id ?? noTrip)
      }}
      nothingFoundMessage="No trip found"
      error={error}
    />
  )
}

const noTripLabel = 'No specific trip'
