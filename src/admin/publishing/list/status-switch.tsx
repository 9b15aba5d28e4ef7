import { Group, Switch } from '@mantine/core'
import type { Planned } from '#contract/admin/drafts/drafts.ts'
import type { Status } from '#contract/fields.ts'
import { PlannedBadges } from './planned-badges.tsx'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import type { RowChange } from '../../kit/list/selection/use-row-change.ts'
import styles from './status-switch.module.css'

interface StatusSwitchProps<Item> {
  item: Item
  change: RowChange<Item, { kind: 'status'; status: Status }>
}

/** Publishes or unpublishes a row with one click, and shows its draft and schedule. */
export function StatusSwitch<Item extends { title: string; status: Status; planned: Planned }>({
  item,
  change,
}: StatusSwitchProps<Item>) {
  const isOn = item.status === 'published'
  return (
    <Group component="span" display="inline-flex" gap="0 0.5rem">
      {/* A click beside the switch must not open the row. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <span className={styles.switch} onClick={(event) => event.stopPropagation()}>
        <Switch
          size="xs"
          color="neem"
          checked={isOn}
          disabled={change.isPending(item)}
          aria-label={`Published: ${item.title}`}
          onChange={() => change.run(item, { kind: 'status', status: isOn ? 'draft' : 'published' })}
        />
      </span>
      <StatusBadge status={item.status} />
      <PlannedBadges planned={item.planned} />
    </Group>
  )
}
