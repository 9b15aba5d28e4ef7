import { UnstyledButton } from '@mantine/core'
import { trashEntities, type TrashItem } from '#contract/admin/changes/trash.ts'
import { entityLabels } from '../../kit/layout/entity-labels.ts'
import { SearchField } from '../../kit/list/filters/search-field.tsx'
import type { List } from '../../kit/list/use-list.ts'
import styles from './trash-screen.module.css'
import type { TrashSearch } from './trash-search.ts'

/** By kind and by name. */
export function TrashFilters({ list: { search, change, searchFor } }: { list: List<TrashItem, TrashSearch> }) {
  return (
    <div className={styles.filters}>
      <div role="group" aria-label="Kind of items" className={styles.kinds}>
        {[undefined, ...trashEntities].map((entity) => (
          <UnstyledButton
            key={entity ?? 'all'}
            className={styles.kind}
            aria-pressed={search.entity === entity}
            onClick={() => change({ entity })}
          >
            {entity ? entityLabels[entity].many : 'All'}
          </UnstyledButton>
        ))}
      </div>
      <div className={styles.search}>
        <SearchField label="Search by name" value={search.search ?? ''} onSearch={searchFor} />
      </div>
    </div>
  )
}
