import { Button, Select, Text } from '@mantine/core'
import { statuses, type Status } from '#contract/fields.ts'
import { categoryNames, type CategoryName } from '#values/categories.ts'
import { formatTrips } from '#values/format/counts.ts'
import { RegionSelect } from '../shell/form/region-select.tsx'
import { SearchField } from '../shell/list/search-field.tsx'
import { statusLabels } from '../shell/list/status-badge.tsx'
import type { TripSearch } from './trip-search.ts'
import styles from './trips-screen.module.css'

interface TripFiltersProps {
  search: TripSearch
  onChange: (changes: Partial<TripSearch>, options?: { replace: boolean }) => void
  onClear: () => void
  /** Number of matching trips; undefined while the first page loads. */
  total: number | undefined
}

export function TripFilters({ search, onChange, onClear, total }: TripFiltersProps) {
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Search by title"
          value={search.search ?? ''}
          onSearch={(text) => onChange({ search: text }, { replace: true })}
        />
      </div>
      <Select
        aria-label="Status"
        placeholder="Status"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear status' }}
        data={statuses.map((value) => ({ value, label: statusLabels[value] }))}
        value={search.status ?? null}
        onChange={(status) => onChange({ status: (status as Status | null) ?? undefined })}
        className={styles.filter}
      />
      <div className={styles.filter}>
        <RegionSelect
          label="Region"
          mode="filter"
          value={search.region ?? ''}
          onChange={(region) => onChange({ region })}
        />
      </div>
      <Select
        aria-label="Category"
        placeholder="Category"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear category' }}
        data={categoryNames}
        value={search.category ?? null}
        onChange={(category) => onChange({ category: (category as CategoryName | null) ?? undefined })}
        className={styles.filter}
      />
      <Button variant="subtle" onClick={onClear}>
        Clear
      </Button>
      <Text role="status" size="sm" c="dimmed" className={styles.count}>
        {total === undefined ? '' : formatTrips(total)}
      </Text>
    </div>
  )
}
