import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { EditedThing } from '#contract/admin/dashboard.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatAgo } from '#values/format/dates.ts'
import { ThingName } from '../shell/activity/thing-name.tsx'
import { QuietBadge } from '../shell/list/quiet-badge.tsx'
import { StatusBadge } from '../shell/list/status-badge.tsx'
import { Panel } from '../shell/panel/panel.tsx'
import styles from '../shell/panel/things.module.css'
import { usePanel } from './panels-query.ts'

/** What this admin edited last, saved or not. */
export function ContinuePanel() {
  return (
    <Panel
      title="Continue where I left off"
      query={usePanel('edited')}
      failure="What was edited last did not load"
      lines={4}
    >
      {(edited) => (edited.length > 0 ? <Edited things={edited} /> : <NothingEdited />)}
    </Panel>
  )
}

function NothingEdited() {
  return (
    <Text c="dimmed">
      What you edit stands here, so that it is one click away.{' '}
      <Link to={adminPaths.trips} search={{ action: 'new' }} className={styles.link}>
        Begin with a trip
      </Link>
    </Text>
  )
}

const keptLabels = { draft: 'Draft open', autosave: 'Not saved yet' } as const

function Edited({ things }: { things: EditedThing[] }) {
  return (
    <ul className={styles.things}>
      {things.map(({ noun, noun_id, label, status, kept, at }) => (
        <li key={noun_id} className={styles.thing}>
          <span className={styles.told}>
            <ThingName thing={{ noun, noun_id, label, gone: false }} />
          </span>
          <span className={styles.state}>
            {kept ? <QuietBadge on={false}>{keptLabels[kept]}</QuietBadge> : null}
            {status ? <StatusBadge status={status} /> : null}
            <time dateTime={at}>{formatAgo(at)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
