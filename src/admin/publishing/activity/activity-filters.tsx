import { Button, Checkbox } from '@mantine/core'
import {
  activityKinds,
  changedEntities,
  changeKinds,
  type ActivityKind,
  type Change,
  type ChangedEntity,
} from '#contract/admin/changes/changes.ts'
import { SearchField } from '../../kit/list/filters/search-field.tsx'
import { DayField } from '../../kit/field/day-field.tsx'
import { withFilters } from '../../kit/list/list-search.ts'
import type { List } from '../../kit/list/use-list.ts'
import styles from './activity-filters.module.css'
import type { ActivitySearch } from './activity-search.ts'
import { kindLabels } from './change-words.ts'
import { entityLabels } from '../../kit/layout/entity-labels.ts'
import { PlainSelect } from '../../kit/field/plain-select.tsx'

type ActivityList = List<Change, ActivitySearch>

const isChange = (kind: ActivityKind) => changeKinds.some((each) => each === kind)
const option = (kind: ActivityKind) => ({ value: kind, label: kindLabels[kind] })

const kindOptions = [
  { group: 'Content', items: activityKinds.filter(isChange).map(option) },
  { group: 'Account', items: activityKinds.filter((kind) => !isChange(kind)).map(option) },
]

/** Filters by name, content type, kind and days, with a button that exports the filtered list. */
export function ActivityFilters({ list }: { list: ActivityList }) {
  const { search, change } = list
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Search by name"
          value={search.search ?? ''}
          onSearch={(text) => change({ search: text || undefined })}
        />
      </div>
      <PlainSelect
        label="What"
        placeholder="Everything"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear what' }}
        data={changedEntities.map((value) => ({ value, label: entityLabels[value].many }))}
        value={search.entity ?? null}
        onChange={(entity) => change({ entity: (entity as ChangedEntity | null) ?? undefined, item_id: undefined })}
      />
      <PlainSelect
        label="Kind"
        placeholder="All kinds"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear kind' }}
        data={kindOptions}
        value={search.kind ?? null}
        onChange={(kind) => change({ kind: (kind as ActivitySearch['kind'] | null) ?? undefined })}
      />
      <DayField label="From" value={search.from} onChange={(from) => change({ from })} />
      <DayField label="To" value={search.to} onChange={(to) => change({ to })} />
      <Checkbox
        label="Pinned only"
        className={styles.pinned}
        checked={search.pinned ?? false}
        onChange={({ currentTarget }) => change({ pinned: currentTarget.checked || undefined })}
      />
      <Button
        component="a"
        href={withFilters('/api/admin/changes.csv', search)}
        download
        variant="default"
        className={styles.export}
      >
        Export as CSV
      </Button>
    </div>
  )
}
