import { Switch } from '@mantine/core'
import type { Planned } from '#contract/admin/drafts/drafts.ts'
import type { Status } from '#contract/fields.ts'
import { PlannedBadges } from './planned-badges.tsx'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import styles from './status-switch.module.css'

interface StatusSwitchProps {
  status: Status
  planned: Planned
  /** Name of the row. */
  name: string
  isPending: boolean
  onSwitch: (status: Status) => void
}

/** Publishes or unpublishes a row with one click, and shows its draft and schedule. */
export function StatusSwitch({ status, planned, name, isPending, onSwitch }: StatusSwitchProps) {
  const isOn = status === 'published'
  return (
    <span className={styles.states}>
      {/* A click beside the switch must not open the row. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <span className={styles.switch} onClick={(event) => event.stopPropagation()}>
        <Switch
          size="xs"
          color="neem"
          checked={isOn}
          disabled={isPending}
          aria-label={`Published: ${name}`}
          onChange={() => onSwitch(isOn ? 'draft' : 'published')}
        />
      </span>
      <StatusBadge status={status} />
      <PlannedBadges planned={planned} />
    </span>
  )
}
