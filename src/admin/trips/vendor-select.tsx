import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cacheTimes } from '#contract/cache-times.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { queryTimes } from '../shell/api/admin-query-client.ts'
import { noVendor } from './trip-values.ts'

/** Options per search. */
const maxOptions = 50

/** Debounce of the search, milliseconds. */
const debounceTime = 250

const noVendorLabel = 'No vendor'

function vendorOptionsQuery(search: string) {
  return queryOptions({
    queryKey: ['vendors', 'options', search],
    queryFn: ({ signal }) => adminApi.vendors.options({ search, limit: maxOptions }, { signal }),
    placeholderData: keepPreviousData,
    ...queryTimes(cacheTimes.vendors),
  })
}

interface VendorSelectProps {
  value: string
  onChange: (id: string) => void
  /** Name of the selected vendor, which may not be among the first options. */
  chosenName: string | undefined
  error?: string | undefined
}

/** A searchable select of vendors, including none; the search runs on the server. */
export function VendorSelect({ value, onChange, chosenName, error }: VendorSelectProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | undefined>()
  const name = value === noVendor ? noVendorLabel : (picked ?? chosenName)
  // After a selection the input contains the vendor's name, which is not a search.
  const [search] = useDebouncedValue(typed === name ? '' : typed, debounceTime)
  const { data: vendors = [], isError } = useQuery(vendorOptionsQuery(search))
  const found = vendors.map(({ id, vendor_name }) => ({ value: id, label: vendor_name }))
  const isMissing = value !== noVendor && name !== undefined && !found.some((each) => each.value === value)
  return (
    <Select
      label="Vendor"
      searchable
      allowDeselect={false}
      data={[{ value: noVendor, label: noVendorLabel }, ...(isMissing ? [{ value, label: name }] : []), ...found]}
      value={value}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id, option) => {
        setPicked(option?.label)
        onChange(id ?? noVendor)
      }}
      nothingFoundMessage="No vendor found"
      error={error ?? (isError ? 'Failed to fetch vendors' : undefined)}
    />
  )
}
