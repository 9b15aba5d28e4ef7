import { Button, Group, Text } from '@mantine/core'
import { countedChanges, type Change } from '#contract/admin/changes/changes.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import type { List } from '../../kit/list/use-list.ts'
import type { ActivitySearch } from './activity-search.ts'
import styles from './activity-foot.module.css'

/** How many changes there are, and the pages before and after this one: far down they are as quick as the first. */
export function ActivityFoot({ list }: { list: List<Change, ActivitySearch> }) {
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
