import { Box, Button, Group, Stack, Title, UnstyledButton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, type RefObject } from 'react'
import { retention } from '#contract/retention.ts'
import { formatCount } from '#values/format/counts.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { Trash } from '../../kit/layout/admin-icons.tsx'
import { framed } from '../../kit/layout/theme.ts'
import { PageTitle } from '../../kit/layout/page-title.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { ActiveFilters, type FilterChips } from '../../kit/list/filters/active-filters.tsx'
import { ListFoot } from '../../kit/list/list-foot.tsx'
import { LoadingRows } from '../../kit/list/rows/loading-rows.tsx'
import { filtersIn } from '../../kit/list/list-search.ts'
import { entityLabels } from '../../kit/layout/entity-labels.ts'
import { useList, type List } from '../../kit/list/use-list.ts'
import { TrashRow } from './trash-row.tsx'
import styles from './trash-screen.module.css'
import type { TrashSearch } from './trash-search.ts'
import { useTrash } from './use-trash.ts'
import { trashEntities, type TrashItem } from '#contract/admin/changes/trash.ts'
import { SearchField } from '../../kit/list/filters/search-field.tsx'

const route = getRouteApi('/guarded/admin/trash')

const chips: FilterChips<TrashSearch> = { entity: (entity) => entityLabels[entity].many }

/** Deleted items, which can be restored until they expire. */
export function TrashScreen() {
  const search = route.useSearch()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useList({
    search,
    names: ['item', 'items'],
    key: ['admin-trash'],
    times: { fresh: 0, retained: 5 },
    order: { sort: 'deleted_at', direction: 'desc' },
    fetch: (input: TrashSearch, signal) => adminApi.trash.list(input, { signal }),
  })
  const acts = useTrash(() => heading.current?.focus())
  const total = list.query.data?.total ?? 0
  // Emptying ignores the search, so the button is hidden during a search.
  const mayEmpty = total > 0 && !search.search
  return (
    <>
      <PageTitle title="Trash" subtitle={`Deleted items stay here for ${retention.trashDays} days`}>
        {mayEmpty ? (
          <Button color="madder" disabled={acts.isBusy} onClick={() => void acts.empty(total, search.entity)}>
            Empty trash
          </Button>
        ) : null}
      </PageTitle>
      <TrashFilters list={list} />
      <ActiveFilters list={list} chips={chips} />
      <Rows list={list} acts={acts} heading={heading} />
    </>
  )
}

interface RowsProps {
  list: Parameters<typeof TrashFilters>[0]['list']
  acts: ReturnType<typeof useTrash>
  heading: RefObject<HTMLHeadingElement | null>
}

function Rows({ list, acts, heading }: RowsProps) {
  const { query, page, pageSize, goTo, search, clear } = list
  if (query.isPending) return <LoadingRows height={72} rows={6} />
  if (query.isError) return <LoadFailure title="The list did not load" error={query.error} onRetry={query.refetch} />
  const { items, total } = query.data
  return (
    <section>
      <Title order={2} size="h4" ref={heading} tabIndex={-1} mb="0.75rem">
        Deleted ({formatCount(total)})
      </Title>
      {items.length === 0 && page === 1 ? (
        <NoRows isFiltered={filtersIn(search).length > 0} onClear={clear} />
      ) : (
        <Stack gap="sm">
          <Stack
            component="ul"
            gap={0}
            className="lined"
            {...framed}
            aria-label="Deleted items"
            aria-busy={query.isPlaceholderData}
          >
            {items.map((item) => (
              <TrashRow
                key={`${item.entity} ${item.item_id}`}
                item={item}
                busy={acts.isBusy}
                onRestore={() => acts.restore(item)}
                onPurge={() => void acts.purge(item)}
              />
            ))}
          </Stack>
          <ListFoot page={page} pageSize={pageSize} shown={items.length} total={total} onPage={goTo} />
        </Stack>
      )}
    </section>
  )
}

function NoRows({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return <EmptyList text="No items in the trash match." action={<Button onClick={onClear}>Clear filters</Button>} />
  }
  return (
    <EmptyList
      title="The trash is empty"
      text={`Deleted items appear here and can be restored for ${retention.trashDays} days.`}
      Icon={Trash}
    />
  )
}

/** Filters by kind and by name. */
function TrashFilters({ list: { search, change, searchFor } }: { list: List<TrashItem, TrashSearch> }) {
  return (
    <Group gap="0.75rem 1.5rem" justify="space-between" mb="0.75rem">
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
      <Box flex={{ base: '1 1 100%', sm: '0 1 20rem' }}>
        <SearchField label="Search by name" value={search.search ?? ''} onSearch={searchFor} />
      </Box>
    </Group>
  )
}
