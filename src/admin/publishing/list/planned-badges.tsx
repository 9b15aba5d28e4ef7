import { Text } from '@mantine/core'
import type { Planned, PlannedState } from '#contract/admin/drafts/drafts.ts'
import { formatShortDay, formatTime } from '#values/format/dates.ts'
import styles from './planned-badges.module.css'
import { QuietBadge } from '../../kit/list/quiet-badge.tsx'

export const plannedLabels: Record<PlannedState, string> = { changed: 'Changed', scheduled: 'Scheduled' }

/** An item's draft and schedules, shown beside its status. */
export function PlannedBadges({ planned }: { planned: Planned }) {
  const { changed, publish_at, unpublish_at, failure } = planned
  return (
    <>
      {changed ? <span className={styles.changed}>Changed</span> : null}
      {publish_at ? <Due label="Scheduled" at={publish_at} /> : null}
      {unpublish_at ? <Due label="Until" at={unpublish_at} /> : null}
      {failure ? (
        <Text size="xs" c="madder" className={styles.line}>
          Not done when due: {failure}
        </Text>
      ) : null}
    </>
  )
}

function Due({ label, at }: { label: string; at: string }) {
  return (
    <span className={styles.due}>
      <QuietBadge on={false}>{label}</QuietBadge>
      <time dateTime={at} className={styles.when}>
        {formatShortDay(at)}, {formatTime(at)}
      </time>
    </span>
  )
}
