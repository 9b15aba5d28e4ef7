import { Button, Select, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { statuses, type Status } from '#contract/fields.ts'
import { categoryNames, type CategoryName } from '#values/categories.ts'
import { formatTrips } from '#values/format/counts.ts'
import { RegionSelect } from '../shell/form/region-select.tsx'
import { statusLabels } from '../shell/list/status-badge.tsx'
import type { List } from '../shell/list/use-list.ts'
import type { TripSearch } from './trip-search.ts'
import styles from './trips-screen.module.css'

const noFilters = { search: undefined, status: undefined, region: undefined, category: undefined }

interface TripFiltersProps {
  list: List<AdminTripItem, TripSearch>
  searchField: ReactNode
}

export function TripFilters({ list, searchField }: TripFiltersProps) {
  const { search, change } = list
  const total = list.query.data?.total
  return (
    <div className={styles.filters}>
      <div className={styles.search}>{searchField}</div>
      <Select
        aria-label="Status"
        placeholder="Status"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear status' }}
        data={statuses.map((value) => ({ value, label: statusLabels[value] }))}
        value={search.status ?? null}
        onChange={(status) => change({ status: (status as Status | null) ?? undefined })}
        className={styles.filter}
      />
      <div className={styles.filter}>
        <RegionSelect
          label="Region"
          mode="filter"
          value={search.region ?? ''}
          onChange={(region) => change({ region })}
        />
      </div>
      <Select
        aria-label="Category"
        placeholder="Category"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear category' }}
        data={categoryNames}
        value={search.category ?? null}
        onChange={(category) => change({ category: (category as CategoryName | null) ?? undefined })}
        className={styles.filter}
      />
      <Button variant="subtle" onClick={() => change(noFilters)}>
        Clear
      </Button>
      <Text role="status" size="sm" c="dimmed" className={styles.count}>
        {total === undefined ? '' : formatTrips(total)}
      </Text>
    </div>
  )
}
