import { queryOptions, useQuery } from '@tanstack/react-query'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminMessages } from '#contract/messages.ts'
import { formatCount } from '#values/format/counts.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { queryTimes } from '../../kit/api/admin-query-client.ts'
import { SearchSelect } from '../../kit/field/search-select.tsx'

const regionCountsQuery = queryOptions({
  queryKey: ['admin-trips', 'regions'],
  queryFn: ({ signal }) => adminApi.regions.counts(undefined, { signal }),
  ...queryTimes(cacheTimes.regions),
})

interface RegionFilterProps {
  value: string | undefined
  onChange: (region: string | undefined) => void
  className: string | undefined
}

export function RegionFilter({ value, onChange, className }: RegionFilterProps) {
  const { data: regions = [], isError } = useQuery(regionCountsQuery)
  const options = regions.map(({ region, trips }) => ({ value: region, label: `${region} (${formatCount(trips)})` }))
  const isListed = value === undefined || options.some((option) => option.value === value)
  return (
    <SearchSelect
      aria-label="Region"
      placeholder="Region"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear region' }}
      data={isListed ? options : [{ value, label: value }, ...options]}
      value={value ?? null}
      onChange={(region) => onChange(region ?? undefined)}
      error={isError ? adminMessages.regions.listFailed : undefined}
      nothingFoundMessage="No region found"
      className={className}
    />
  )
}
