import { Group, Text } from '@mantine/core'
import type { Planned, PlannedState } from '#contract/admin/drafts/drafts.ts'
import { formatShortDay, formatTime } from '#values/format/dates.ts'
import { QuietBadge } from '../../kit/list/quiet-badge.tsx'

export const plannedLabels: Record<PlannedState, string> = { changed: 'Changed', scheduled: 'Scheduled' }

/** An item's draft and schedules, shown beside its status. */
export function PlannedBadges({ planned }: { planned: Planned }) {
  const { changed, publish_at, unpublish_at, failure } = planned
  return (
    <>
      {changed ? <QuietBadge on="changed">Changed</QuietBadge> : null}
      {publish_at ? <Due label="Scheduled" at={publish_at} /> : null}
      {unpublish_at ? <Due label="Until" at={unpublish_at} /> : null}
      {failure ? (
        <Text size="xs" c="madder" maw="16rem">
          Not done when due: {failure}
        </Text>
      ) : null}
    </>
  )
}

function Due({ label, at }: { label: string; at: string }) {
  return (
    <Group component="span" display="inline-flex" gap="0 0.4375rem">
      <QuietBadge on={false}>{label}</QuietBadge>
      <Text component="time" dateTime={at} size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {formatShortDay(at)}, {formatTime(at)}
      </Text>
    </Group>
  )
}
