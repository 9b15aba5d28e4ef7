import { UnstyledButton } from '@mantine/core'
import { trashNouns, type TrashItem } from '#contract/admin/changes/trash.ts'
import { nounLabels } from '../shell/list/noun-labels.ts'
import { SearchField } from '../shell/list/filters/search-field.tsx'
import type { List } from '../shell/list/use-list.ts'
import styles from './trash-screen.module.css'
import type { TrashSearch } from './trash-search.ts'

/** By kind and by name. */
export function TrashFilters({ list: { search, change, searchFor } }: { list: List<TrashItem, TrashSearch> }) {
  return (
    <div className={styles.filters}>
      <div role="group" aria-label="Kind of things" className={styles.kinds}>
        {[undefined, ...trashNouns].map((noun) => (
          <UnstyledButton
            key={noun ?? 'all'}
            className={styles.kind}
            aria-pressed={search.noun === noun}
            onClick={() => change({ noun })}
          >
            {noun ? nounLabels[noun].many : 'All'}
          </UnstyledButton>
        ))}
      </div>
      <div className={styles.search}>
        <SearchField label="Search by name" value={search.search ?? ''} onSearch={searchFor} />
      </div>
    </div>
  )
}
