import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ChangesOfWeek, WeekThing } from '#contract/admin/changes/changes.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { countOf } from '#values/format/counts.ts'
import { formatShortDay, formatTime, isToday } from '#values/format/dates.ts'
import { authorOf } from '../shell/history/history-words.ts'
import { ThingName } from '../shell/activity/thing-name.tsx'
import { Panel } from '../shell/panel/panel.tsx'
import styles from '../shell/panel/item-list.module.css'
import { usePanel } from './panels-query.ts'

/** Sentences of one thing; the others stand in the activity. */
const shownSentences = 3

/** What was changed in the last seven days, each thing once. */
export function WeekPanel() {
  return (
    <Panel title="Changed this week" query={usePanel('week')} failure="The changes did not load" lines={5}>
      {(week) => (week.things.length + week.pictures > 0 ? <Week week={week} /> : <NothingChanged />)}
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

function Week({ week: { from, things, more_things, pictures } }: { week: ChangesOfWeek }) {
  return (
    <>
      {things.length > 0 ? (
        <ul className={styles.list}>
          {things.map((thing) => (
            <Thing key={`${thing.noun} ${thing.noun_id}`} thing={thing} from={from} />
          ))}
        </ul>
      ) : null}
      <p className={styles.foot}>
        {more_things > 0 ? <span>and {countOf(more_things, 'more thing')}</span> : null}
        {pictures > 0 ? (
          <Link to={adminPaths.activity} search={{ noun: 'pictures', from }} className={styles.link}>
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

function Thing({ thing, from }: { thing: WeekThing; from: string }) {
  const { noun, noun_id, label, sentences, at, changes } = thing
  const others = sentences.length - shownSentences
  const told = [...sentences.slice(0, shownSentences), ...(others > 0 ? [`${others} more`] : [])].join(' · ')
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <ThingName thing={thing} />
        <Text c="dimmed">{told}</Text>
      </div>
      <div className={styles.when}>
        <span>
          {authorOf(thing)}, <time dateTime={at}>{isToday(at) ? formatTime(at) : formatShortDay(at)}</time>
        </span>
        {changes > 1 ? (
          <Link
            to={adminPaths.activity}
            search={{ noun, noun_id, from }}
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
