import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { recentDays, type Journeys } from '#contract/admin/dashboard/dashboard.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatCount } from '#values/format/counts.ts'
import { ItemName } from '../publishing/activity/item-name.tsx'
import { Panel } from '../kit/layout/panel.tsx'
import styles from './journeys-panel.module.css'
import { usePanel } from './panels-query.ts'

/** The steps from visit to answer: seen, WhatsApp button pressed, asked by the form, answered. */
export function JourneysPanel() {
  return (
    <Panel title="Journeys and enquiries" query={usePanel('journeys')} failure="The figures did not load" lines={4}>
      {(journeys) => <Figures {...journeys} />}
    </Panel>
  )
}

const steps = [
  { name: 'seen', label: 'Seen' },
  { name: 'button', label: 'WhatsApp button' },
  { name: 'asked', label: 'Asked' },
  { name: 'answered', label: 'Answered' },
] as const

function Figures({ top, ...sums }: Journeys) {
  return (
    <>
      <dl className={styles.steps}>
        {steps.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {name === 'asked' || name === 'answered' ? (
                <Link to={adminPaths.enquiries} className={styles.link} aria-label={`${label}: ${sums[name]}`}>
                  {formatCount(sums[name])}
                </Link>
              ) : (
                formatCount(sums[name])
              )}
            </dd>
          </div>
        ))}
      </dl>
      {top.length > 0 ? (
        <Top journeys={top} />
      ) : (
        <Text c="dimmed">No visitors yet. Figures appear with the first ones.</Text>
      )}
      <p className={styles.rule}>
        Last {recentDays} days. Each visitor counts once a day, without cookies; robots and you yourself are left out.
      </p>
    </>
  )
}

function Top({ journeys }: { journeys: Journeys['top'] }) {
  return (
    <div className={styles.scroll}>
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
    </div>
  )
}
