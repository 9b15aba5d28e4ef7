import { Checkbox, Text, UnstyledButton } from '@mantine/core'
import type { Direction } from '#contract/admin/fields.ts'
import type { AdminPicture, pictureSortColumns } from '#contract/admin/pictures.ts'
import { buckets } from '#contract/pictures.ts'
import { countOf } from '#values/format/counts.ts'
import { SearchField } from '../kit/list/filters/search-field.tsx'
import type { List } from '../kit/list/use-list.ts'
import type { PictureSearch } from './picture-search.ts'
import { bucketLabels } from './picture-words.ts'
import styles from './picture-filters.module.css'
import { PlainSelect } from '../kit/field/plain-select.tsx'

interface PictureFiltersProps {
  list: List<AdminPicture, PictureSearch>
}

interface Order {
  label: string
  sort: (typeof pictureSortColumns)[number]
  direction: Direction
}

/** The first one is the default. */
const orders: [Order, ...Order[]] = [
  { label: 'Newest first', sort: 'created_at', direction: 'desc' },
  { label: 'Oldest first', sort: 'created_at', direction: 'asc' },
  { label: 'Largest first', sort: 'bytes', direction: 'desc' },
  { label: 'Smallest first', sort: 'bytes', direction: 'asc' },
]

export function PictureFilters({ list }: PictureFiltersProps) {
  const { search, change } = list
  const total = list.query.data?.total
  const { sort = 'created_at', direction = 'desc' } = search
  const order = orders.find((each) => each.sort === sort && each.direction === direction) ?? orders[0]
  const choose = (label: string | null) => {
    const chosen = orders.find((each) => each.label === label) ?? orders[0]
    const isDefault = chosen === orders[0]
    change(isDefault ? { sort: undefined, direction: undefined } : { sort: chosen.sort, direction: chosen.direction })
  }
  return (
    <>
      <div role="group" aria-label="Kind of pictures" className={styles.kinds}>
        {[undefined, ...buckets].map((bucket) => (
          <UnstyledButton
            key={bucket ?? 'all'}
            className={styles.kind}
            aria-pressed={search.bucket === bucket}
            onClick={() => change({ bucket })}
          >
            {bucket ? bucketLabels[bucket] : 'All'}
          </UnstyledButton>
        ))}
      </div>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchField
            label="Search by alternative text or file name"
            value={search.search ?? ''}
            onSearch={list.searchFor}
          />
        </div>
        <PlainSelect
          aria-label="Order"
          allowDeselect={false}
          data={orders.map(({ label }) => label)}
          value={order.label}
          onChange={choose}
          className={styles.order}
        />
        <Checkbox
          label="Only unused"
          checked={search.unused ?? false}
          onChange={(event) => change({ unused: event.currentTarget.checked || undefined })}
        />
        <Text role="status" size="sm" c="dimmed" className={styles.count}>
          {total === undefined ? '' : countOf(total, 'picture')}
        </Text>
      </div>
    </>
  )
}
