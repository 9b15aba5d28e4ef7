import type { ReactNode } from 'react'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { categoryNames, type CategoryName } from '#values/categories.ts'
import { filtersOfState, stateOf, stateOptions } from '../../publishing/list/state-filter.ts'
import type { List } from '../../kit/list/use-list.ts'
import { FilterSheet } from '../../kit/list/filters/filter-sheet.tsx'
import { RegionFilter } from './region-filter.tsx'
import type { TripSearch } from '../trip-search.ts'
import { VendorFilter } from '../vendor/vendor-filter.tsx'
import styles from '../trips-screen.module.css'
import { PlainSelect } from '../../kit/field/plain-select.tsx'

interface TripFiltersProps {
  list: List<AdminTripItem, TripSearch>
  searchField: ReactNode
}

export function TripFilters({ list, searchField }: TripFiltersProps) {
  const { search, change } = list
  return (
    <div className={styles.filters}>
      <div className={styles.search}>{searchField}</div>
      <FilterSheet list={list}>
        <PlainSelect
          aria-label="Status"
          placeholder="Status"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear status' }}
          data={stateOptions}
          value={stateOf(search) ?? null}
          onChange={(state) => change(filtersOfState(state))}
          className={styles.filter}
        />
        <RegionFilter value={search.region} onChange={(region) => change({ region })} className={styles.filter} />
        <VendorFilter value={search.vendor} onChange={(vendor) => change({ vendor })} className={styles.filter} />
        <PlainSelect
          aria-label="Category"
          placeholder="Category"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear category' }}
          data={categoryNames}
          value={search.category ?? null}
          onChange={(category) => change({ category: (category as CategoryName | null) ?? undefined })}
          className={styles.filter}
        />
      </FilterSheet>
    </div>
  )
}
