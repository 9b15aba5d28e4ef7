import { trendDays, type Trend } from '#contract/admin/dashboard/dashboard.ts'
import { formatCount } from '#values/format/counts.ts'
import { Panel } from '../kit/layout/panel.tsx'
import styles from './journeys-panel.module.css'
import { usePanel } from './panels-query.ts'

const steps = [
  { name: 'seen', label: 'Seen' },
  { name: 'button', label: 'Pressed WhatsApp' },
  { name: 'asked', label: 'Asked' },
  { name: 'answered', label: 'Answered' },
] as const

/** From visit to answer, beside the days before. */
export function TrendPanel() {
  return (
    <Panel title={`Last ${trendDays} days`} query={usePanel('trend')} failure="The figures did not load" lines={2}>
      {(trend) => <Figures {...trend} />}
    </Panel>
  )
}

function Figures({ now, before }: Trend) {
  return (
    <dl className={styles.steps}>
      {steps.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {formatCount(now[name])} <span className={styles.before}>before: {formatCount(before[name])}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
