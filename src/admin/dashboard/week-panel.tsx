import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ChangesOfWeek, WeekItem } from '#contract/admin/changes/changes.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { countOf } from '#values/format/counts.ts'
import { formatShortDay, formatTime, isToday } from '#values/format/dates.ts'
import { authorOf } from '../publishing/history/history-words.ts'
import { ItemName } from '../publishing/activity/item-name.tsx'
import { Panel } from '../kit/layout/panel.tsx'
import styles from '../kit/layout/item-list.module.css'
import { usePanel } from './panels-query.ts'

/** Sentences of one item; the activity shows the others. */
const shownSentences = 3

/** Items changed in the last seven days, each once. */
export function WeekPanel() {
  return (
    <Panel title="Changed this week" query={usePanel('week')} failure="The changes did not load" lines={5}>
      {(week) => (week.items.length + week.pictures > 0 ? <Week week={week} /> : <NothingChanged />)}
    </Panel>
  )
}

function NothingChanged() {
  return (
    <Text c="dimmed">
      Nothing was changed in the last seven days.{' '}
      <Link to={adminPaths.activity} className={styles.link}>
        All activity
      </Link>
    </Text>
  )
}

function Week({ week: { from, items, more_items, pictures } }: { week: ChangesOfWeek }) {
  return (
    <>
      {items.length > 0 ? (
        <ul className="lined">
          {items.map((item) => (
            <Item key={`${item.entity} ${item.item_id}`} item={item} from={from} />
          ))}
        </ul>
      ) : null}
      <p className={styles.foot}>
        {more_items > 0 ? <span>and {countOf(more_items, 'more item')}</span> : null}
        {pictures > 0 ? (
          <Link to={adminPaths.activity} search={{ entity: 'pictures', from }} className={styles.link}>
            {countOf(pictures, 'picture')}
          </Link>
        ) : null}
        <Link to={adminPaths.activity} search={{ from }} className={styles.link}>
          All changes of the week
        </Link>
      </p>
    </>
  )
}

function Item({ item, from }: { item: WeekItem; from: string }) {
  const { entity, item_id, label, sentences, at, changes } = item
  const others = sentences.length - shownSentences
  const summary = [...sentences.slice(0, shownSentences), ...(others > 0 ? [`${others} more`] : [])].join(' · ')
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <ItemName item={item} />
        <Text c="dimmed">{summary}</Text>
      </div>
      <div className={styles.when}>
        <span>
          {authorOf(item)}, <time dateTime={at}>{isToday(at) ? formatTime(at) : formatShortDay(at)}</time>
        </span>
        {changes > 1 ? (
          <Link
            to={adminPaths.activity}
            search={{ entity, item_id, from }}
            className={styles.link}
            aria-label={`${countOf(changes, 'change')} of ${label}`}
          >
            {countOf(changes, 'change')}
          </Link>
        ) : null}
      </div>
    </li>
  )
}
