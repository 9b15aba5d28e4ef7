import { Box, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { recentDays, trendDays, type Journeys } from '#contract/admin/dashboard/dashboard.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatCount } from '#values/format/counts.ts'
import { ItemName } from '../publishing/activity/item-name.tsx'
import { Panel } from '../kit/layout/panel.tsx'
import styles from './journeys-panel.module.css'
import { usePanel } from './panels-query.ts'

const steps = [
  { name: 'seen', label: 'Seen' },
  { name: 'button', label: 'WhatsApp button' },
  { name: 'asked', label: 'Asked' },
  { name: 'answered', label: 'Answered' },
] as const
type Step = (typeof steps)[number]

/** Figures of the steps from visit to answer. */
function Steps({ children }: { children: (step: Step) => ReactNode }) {
  return (
    <dl className={styles.steps}>
      {steps.map((step) => (
        <div key={step.name}>
          <dt>{step.label}</dt>
          <dd>{children(step)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The last days beside as many before. */
export function TrendPanel() {
  return (
    <Panel title={`Last ${trendDays} days`} query={usePanel('trend')} failure="The figures did not load" lines={2}>
      {({ now, before }) => (
        <Steps>
          {({ name }) => (
            <>
              {formatCount(now[name])} <span className={styles.before}>before: {formatCount(before[name])}</span>
            </>
          )}
        </Steps>
      )}
    </Panel>
  )
}

/** Sums of the last month, and the journeys that most people saw. */
export function JourneysPanel() {
  return (
    <Panel title="Journeys and enquiries" query={usePanel('journeys')} failure="The figures did not load" lines={4}>
      {({ top, ...sums }) => (
        <>
          <Steps>
            {({ name, label }) =>
              name === 'asked' || name === 'answered' ? (
                <Link to={adminPaths.enquiries} className={styles.link} aria-label={`${label}: ${sums[name]}`}>
                  {formatCount(sums[name])}
                </Link>
              ) : (
                formatCount(sums[name])
              )
            }
          </Steps>
          {top.length > 0 ? (
            <Top journeys={top} />
          ) : (
            <Text c="dimmed">No visitors yet. Figures appear with the first ones.</Text>
          )}
          <Text c="dimmed" mt="0.75rem">
            Last {recentDays} days. Each visitor counts once a day, without cookies; robots and you yourself are left
            out.
          </Text>
        </>
      )}
    </Panel>
  )
}

function Top({ journeys }: { journeys: Journeys['top'] }) {
  return (
    <Box style={{ overflowX: 'auto' }}>
      <table className={styles.top}>
        <thead>
          <tr>
            <th scope="col">Most seen</th>
            {steps.map(({ name, label }) => (
              <th key={name} scope="col" className={styles.number}>
                {name === 'button' ? 'Button' : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {journeys.map((journey) => (
            <tr key={journey.id}>
              <th scope="row">
                <ItemName item={{ entity: 'trips', item_id: journey.id, label: journey.title, gone: false }} />
              </th>
              {steps.map(({ name }) => (
                <td key={name} className={styles.number}>
                  {formatCount(journey[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
