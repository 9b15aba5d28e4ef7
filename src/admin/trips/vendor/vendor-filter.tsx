import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { noVendor } from '#contract/admin/lists/trip-list.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { queryTimes } from '../../kit/api/admin-query-client.ts'
import { SearchSelect } from '../../kit/field/search-select.tsx'
import { vendorOptionsQuery } from './vendor-options.ts'

/** Debounce of the search, milliseconds. */
const debounceTime = 250

const [noVendorLabel] = tripFields.vendor_id.names

/** Names a vendor that may not be among the options. */
function vendorNameQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['vendors', 'name', id],
    queryFn: async ({ signal }) => (await adminApi.vendors.get({ vendor_id: id! }, { signal })).vendor_name,
    enabled: id !== undefined && id !== noVendor,
    placeholderData: keepPreviousData,
    ...queryTimes(cacheTimes.vendors),
  })
}

/** @returns the vendor's name; blank until it is known. */
export function useVendorName(id: string | undefined): string {
  const { data = '' } = useQuery(vendorNameQuery(id))
  return id === noVendor ? noVendorLabel : data
}

interface VendorFilterProps {
  /** Visible; without it the field is named by its placeholder. */
  label?: string
  /** An id, or `noVendor`. */
  value: string | undefined
  onChange: (vendor: string | undefined) => void
  error?: string | undefined
  className?: string | undefined
}

/** Chooses a vendor by typing parts of the name; the search runs on the server. */
export function VendorFilter({ label, value, onChange, error, className }: VendorFilterProps) {
  const [typed, setTyped] = useState('')
  const name = useVendorName(value)
  const wanted = typed === name ? '' : typed.trim()
  const [search] = useDebouncedValue(wanted, debounceTime)
  const { data: vendors = [], isError, isPending, isPlaceholderData } = useQuery(vendorOptionsQuery(search))
  const found = vendors.map(({ id, vendor_name }) => ({ value: id, label: vendor_name }))
  const isMissing = value !== undefined && value !== noVendor && !found.some((each) => each.value === value)
  return (
    <SearchSelect
      {...(label ? { label } : { 'aria-label': 'Vendor' })}
      placeholder="Vendor"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear vendor' }}
      data={[
        { value: noVendor, label: noVendorLabel },
        ...(isMissing ? [{ value, label: name || '…' }] : []),
        ...found,
      ]}
      value={value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? undefined)}
      searching={search !== wanted || isPending || isPlaceholderData}
      nothingFoundMessage="No vendor found"
      error={error ?? (isError ? 'Failed to fetch vendors' : undefined)}
      className={className}
    />
  )
}
