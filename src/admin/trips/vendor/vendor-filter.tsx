import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { noVendor } from '#contract/admin/lists/trip-list.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { queryTimes } from '../../kit/api/admin-query-client.ts'
import { useOptionSearch } from '../../kit/field/option-search.ts'
import { SearchSelect } from '../../kit/field/search-select.tsx'

const none = { value: noVendor, label: tripFields.vendor_id.names[0] }

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
  return id === noVendor ? none.label : data
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
  const name = useVendorName(value)
  const search = useOptionSearch('vendors', { none, value, name })
  return (
    <SearchSelect
      {...(label ? { label } : { 'aria-label': 'Vendor' })}
      placeholder="Vendor"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear vendor' }}
      {...search}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      nothingFoundMessage="No vendor found"
      error={error ?? search.error}
      className={className}
    />
  )
}
