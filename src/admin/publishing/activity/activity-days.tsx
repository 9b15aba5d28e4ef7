import { Group, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import type { Change, ChangedItem } from '#contract/admin/changes/changes.ts'
import { countOf } from '#values/format/counts.ts'
import { dayInIndia, formatDay, formatTime, isToday } from '#values/format/dates.ts'
import { framed } from '../../kit/layout/theme.ts'
import { headOf } from './change-words.ts'
import { PinChange } from './pin-change.tsx'
import { ItemName } from './item-name.tsx'
import styles from './activity-days.module.css'
import { UndoChange } from './undo-change.tsx'

/** Items shown per change; the sample content has hundreds. */
const shownItems = 6

/** Changes below the days on which they happened, the latest first. */
export function ActivityDays({ changes, busy }: { changes: Change[]; busy: boolean }) {
  const days = [...Map.groupBy(changes, ({ at }) => dayInIndia(at)).values()]
  return (
    <div aria-busy={busy} className={styles.days}>
      {days.map((some) => (
        <Day key={dayInIndia(some[0]!.at)} changes={some} />
      ))}
    </div>
  )
}

function Day({ changes }: { changes: Change[] }) {
  const id = useId()
  const { at } = changes[0]!
  return (
    <section aria-labelledby={id} className={styles.day}>
      <Title order={2} size="h4" id={id} className={styles.date}>
        {isToday(at) ? 'Today' : formatDay(at)}
      </Title>
      <Stack component="ul" gap={0} className="lined" {...framed}>
        {changes.map((change) => (
          <Entry key={change.id} change={change} />
        ))}
      </Stack>
    </section>
  )
}

/** Time, author and change in columns; on a phone the author is beside the time. */
function Entry({ change }: { change: Change }) {
  const { at, id, pinned } = change
  const { who, did } = headOf(change)
  const items = change.items.slice(0, shownItems)
  const others = change.items.length - items.length + change.more_items
  return (
    <li className={styles.change}>
      <Text component="time" dateTime={at} c="dimmed">
        {formatTime(at)}
      </Text>{' '}
      <Text component="span" fw={600}>
        {who}
      </Text>{' '}
      <div className={styles.summary}>
        {did ? <Text>{did}</Text> : null}
        {items.length > 0 ? (
          <Stack component="ul" gap={4}>
            {items.map((item) => (
              <Item key={`${item.entity} ${item.item_id}`} item={item} />
            ))}
          </Stack>
        ) : null}
        {others > 0 ? <Text c="dimmed">and {countOf(others, 'more item')}</Text> : null}
      </div>
      <Group gap={0} wrap="nowrap" align="flex-start" my="-0.25rem">
        <UndoChange change={change} />
        <PinChange id={id} pinned={pinned} name={`of ${formatDay(at)}, ${formatTime(at)}`} />
      </Group>
    </li>
  )
}

function Item({ item }: { item: ChangedItem }) {
  const { sentences } = item
  return (
    <li>
      <ItemName item={item} />
      <Text component="span" c="dimmed">
        {sentences.length > 0 ? `: ${sentences.join(' · ')}` : ''}
      </Text>
    </li>
  )
}
