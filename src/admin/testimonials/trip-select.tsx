import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { queryTimes } from '../kit/api/admin-query-client.ts'
import { SearchSelect } from '../kit/field/search-select.tsx'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { noReference } from '../kit/form/form-values.ts'

/** Options per search. */
const maxOptions = 50

/** Debounce of the search, milliseconds. */
const debounceTime = 250

function tripOptionsQuery(search: string) {
  return queryOptions({
    queryKey: ['admin-trips', 'options', search],
    queryFn: () => adminApi.trips.options({ search, limit: maxOptions }),
    placeholderData: keepPreviousData,
    ...queryTimes(cacheTimes.trips),
  })
}

const { label, names } = testimonialFields.trip_id
const [noTripLabel] = names

interface TripSelectProps {
  value: string
  onChange: (id: string) => void
  /** Title of the selected trip, which may not be among the first options. */
  chosenTitle: string | undefined
  error?: string | undefined
}

/** A searchable select of trips, including none; the search runs on the server. */
export function TripSelect({ value, onChange, chosenTitle, error }: TripSelectProps) {
  const [typed, setTyped] = useState('')
  const [chosenName, setChosenName] = useState(chosenTitle)
  // After a selection the input contains the trip's title, which is not a search.
  const wanted = typed === chosenName || typed === noTripLabel ? '' : typed
  const [search] = useDebouncedValue(wanted, debounceTime)
  const { data: trips = [], isPending, isPlaceholderData } = useQuery(tripOptionsQuery(search))
  const found = trips.map(({ id, title, status }) => ({
    value: id,
    label: status === 'draft' ? `${title} (draft)` : title,
  }))
  const chosen =
    value !== noReference && chosenName && !found.some((each) => each.value === value)
      ? [{ value, label: chosenName }]
      : []
  return (
    <SearchSelect
      label={label}
      data={[{ value: noReference, label: noTripLabel }, ...chosen, ...found]}
      value={value}
      searchValue={typed}
      onSearchChange={setTyped}
      searching={search !== wanted || isPending || isPlaceholderData}
      onChange={(id, option) => {
        setChosenName(option?.label)
        onChange(id ?? noReference)
      }}
      nothingFoundMessage="No trip found"
      error={error}
    />
  )
}
