import { Box, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ComingUp } from '#contract/admin/drafts/schedules.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { countOf } from '#values/format/counts.ts'
import { ItemName } from '../publishing/activity/item-name.tsx'
import { Panel } from '../kit/layout/panel.tsx'
import styles from '../kit/layout/item-list.module.css'
import { scheduleSentence } from '../publishing/schedule/schedule-words.ts'
import { usePanel } from './panels-query.ts'

/** The next schedules; their own screen shows the others. */
const shownPlans = 4

/** The next publications and unpublications, and those that failed when they were due. */
export function ComingUpPanel() {
  return (
    <Panel title="Coming up" query={usePanel('coming_up')} failure="The plan did not load" lines={2}>
      {(plans) => (plans.length > 0 ? <Plans plans={plans} /> : <NothingPlanned />)}
    </Panel>
  )
}

function NothingPlanned() {
  return (
    <Text c="dimmed">
      Nothing is scheduled. Trips, blogs and hero images can go live at a time of your choice.{' '}
      <Link to={adminPaths.asOf} className={styles.link}>
        See the site as of a moment
      </Link>
    </Text>
  )
}

function Plans({ plans }: { plans: ComingUp[] }) {
  const others = plans.length - shownPlans
  return (
    <>
      <ul className="lined">
        {plans.slice(0, shownPlans).map((plan) => (
          <Box component="li" key={`${plan.action} ${plan.item_id}`} py="0.625rem">
            <ItemName item={{ entity: plan.entity, item_id: plan.item_id, label: plan.label, gone: false }} />
            <Text c={plan.failure ? 'madder' : 'dimmed'}>{scheduleSentence(plan)}</Text>
          </Box>
        ))}
      </ul>
      <p className={styles.foot}>
        {others > 0 ? <span>and {countOf(others, 'more plan')}</span> : null}
        <Link to={adminPaths.asOf} className={styles.link}>
          All scheduled changes
        </Link>
      </p>
    </>
  )
}
