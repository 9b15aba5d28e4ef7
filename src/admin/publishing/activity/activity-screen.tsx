import { Stack, Button, Group, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { adminApi } from '../../kit/api/admin-api.ts'
import { PageTitle } from '../../kit/layout/page-title.tsx'
import { ActiveFilters, type FilterChips } from '../../kit/list/filters/active-filters.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { LoadingRows } from '../../kit/list/rows/loading-rows.tsx'
import { filtersIn } from '../../kit/list/list-search.ts'
import { entityLabels } from '../../kit/layout/entity-labels.ts'
import { useList, type List } from '../../kit/list/use-list.ts'
import { formatDay } from '#values/format/dates.ts'
import { ActivityDays } from './activity-days.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import type { ActivitySearch } from './activity-search.ts'
import { kindLabels } from './change-words.ts'
import { countedChanges, type Change } from '#contract/admin/changes/changes.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import styles from './activity-foot.module.css'

const route = getRouteApi('/guarded/admin/activity')

const chips: FilterChips<ActivitySearch> = {
  entity: (entity) => entityLabels[entity].many,
  item_id: () => 'One of them',
  kind: (kind) => kindLabels[kind],
  pinned: () => 'Pinned',
  from: (day) => `From ${formatDay(day)}`,
  to: (day) => `To ${formatDay(day)}`,
}

/** Who changed what, and when. */
export function ActivityScreen() {
  const search = route.useSearch()
  const all = useList({
    search,
    names: ['change', 'changes'],
    key: ['admin-changes'],
    order: { sort: 'at', direction: 'desc' },
    fetch: (input: ActivitySearch, signal) => adminApi.changes.list(input, { signal }),
  })
  // Other filters begin with their latest change.
  const fromTop = { before: undefined, after: undefined } as Partial<ActivitySearch>
  const list: typeof all = {
    ...all,
    change: (changes) => all.change({ ...fromTop, ...changes }),
    clear: () => all.change({ ...fromTop, ...Object.fromEntries(filtersIn(search).map((name) => [name, undefined])) }),
  }
  return (
    <>
      <PageTitle title="Activity" subtitle="Who changed what, and when" />
      <ActivityFilters list={list} />
      <ActiveFilters list={list} chips={chips} />
      <Rows list={list} isFiltered={filtersIn(search).length > 0} />
    </>
  )
}

type ActivityList = Parameters<typeof ActivityFilters>[0]['list']

function Rows({ list, isFiltered }: { list: ActivityList; isFiltered: boolean }) {
  const { query } = list
  if (query.isPending) return <LoadingRows height={56} />
  if (query.isError) return <LoadFailure title="The list did not load" error={query.error} onRetry={query.refetch} />
  const { items, total } = query.data
  if (total === 0) {
    return isFiltered ? (
      <EmptyList text="No changes match these filters." />
    ) : (
      <EmptyList title="No changes yet" text="Changes appear here: who made them, when, and what was there before." />
    )
  }
  return (
    <Stack gap="md">
      <ActivityDays changes={items} busy={query.isPlaceholderData} />
      <ActivityFoot list={list} />
    </Stack>
  )
}

/** Number of changes, and links to the previous and next page: pages far down are as quick as the first. */
function ActivityFoot({ list }: { list: List<Change, ActivitySearch> }) {
  const { query, change } = list
  const { items, total, newer = false, older = false } = query.data!
  const go = (to: Pick<ActivitySearch, 'before' | 'after'>) => {
    change({ before: undefined, after: undefined, ...to })
    globalThis.scrollTo({ top: 0 })
  }
  return (
    <Group justify="space-between">
      <Text c="dimmed" role="status">
        {total > countedChanges ? `More than ${formatCount(countedChanges)} changes` : countOf(total, 'change')}
      </Text>
      {newer || older ? (
        <nav aria-label="Pages" className={styles.pages}>
          <Button variant="default" disabled={!newer} onClick={() => go({ after: items[0]!.id })}>
            Newer
          </Button>
          <Button variant="default" disabled={!older} onClick={() => go({ before: items.at(-1)!.id })}>
            Older
          </Button>
        </nav>
      ) : null}
    </Group>
  )
}
