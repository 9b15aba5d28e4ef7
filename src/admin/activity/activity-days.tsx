import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Change, ChangedThing } from '#contract/admin/changes.ts'
import { countOf } from '#values/format/counts.ts'
import { nounLabels } from '../shell/list/noun-labels.ts'
import { dayInIndia, formatDay, formatTime, isToday } from '#values/format/dates.ts'
import styles from './activity-days.module.css'
import { UndoChange } from './undo-change.tsx'
import { headOf, linkTo } from './activity-words.ts'

/** Of one change; the sample content has hundreds. */
const shownThings = 6

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
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Entry key={change.id} change={change} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ change }: { change: Change }) {
  const { at } = change
  const { who, did } = headOf(change)
  const things = change.things.slice(0, shownThings)
  const others = change.things.length - things.length + change.more_things
  return (
    <li className={styles.change}>
      <time dateTime={at} className={styles.time}>
        {formatTime(at)}
      </time>
      <div className={styles.told}>
        <Text fw={600}>{did ? `${who} ${did}` : who}</Text>
        {things.length > 0 ? (
          <ul className={styles.things}>
            {things.map((thing) => (
              <Thing key={`${thing.noun} ${thing.noun_id}`} thing={thing} />
            ))}
          </ul>
        ) : null}
        {others > 0 ? <Text c="dimmed">and {countOf(others, 'more thing')}</Text> : null}
      </div>
      <UndoChange change={change} />
    </li>
  )
}

function Thing({ thing }: { thing: ChangedThing }) {
  const { noun, label, sentences } = thing
  const link = linkTo(thing)
  const name = label || 'without a name'
  return (
    <li>
      <span className={styles.noun}>{nounLabels[noun].one}</span>{' '}
      {link ? (
        <Link to={link.to} search={link.edit ? { edit: link.edit } : {}} preload={false} className={styles.name}>
          {name}
        </Link>
      ) : (
        <span className={styles.gone}>{name}</span>
      )}
      <Text component="span" c="dimmed">
        {sentences.length > 0 ? `: ${sentences.join(' · ')}` : ''}
      </Text>
    </li>
  )
}
