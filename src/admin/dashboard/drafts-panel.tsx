import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Waiting } from '#contract/admin/dashboard/dashboard.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { countOf } from '#values/format/counts.ts'
import { formatAgo } from '#values/format/dates.ts'
import { ItemName } from '../publishing/activity/item-name.tsx'
import { plannedLabels } from '../publishing/list/planned-badges.tsx'
import { QuietBadge } from '../kit/list/quiet-badge.tsx'
import { statusLabels } from '../kit/list/status-badge.tsx'
import { entityLabels } from '../kit/layout/entity-labels.ts'
import { Panel } from '../kit/layout/panel.tsx'
import styles from '../kit/layout/item-list.module.css'
import { usePanel } from './panels-query.ts'

/** Drafts that are not on the site. */
export function DraftsPanel() {
  return (
    <Panel title="Drafts waiting" query={usePanel('waiting')} failure="The drafts did not load" lines={4}>
      {(waiting) =>
        waiting.counts.length > 0 ? (
          <Drafts {...waiting} />
        ) : (
          <Text c="dimmed">No drafts: everything you started is on the site.</Text>
        )
      }
    </Panel>
  )
}

const stateLabels = { draft: statusLabels.draft, changed: plannedLabels.changed } as const

function Drafts({ counts, latest }: Waiting) {
  return (
    <>
      <ul className="lined">
        {latest.map(({ entity, item_id, label, state, at }) => (
          <li key={item_id} className={styles.item}>
            <span className={styles.text}>
              <ItemName item={{ entity, item_id, label, gone: false }} />
            </span>
            <span className={styles.state}>
              <QuietBadge on={false}>{stateLabels[state]}</QuietBadge>
              <time dateTime={at}>{formatAgo(at)}</time>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        {counts.map(({ entity, state, count }) => (
          <Link
            key={`${entity} ${state}`}
            to={adminPaths[entity]}
            search={entity === 'categories' ? {} : state === 'draft' ? { status: 'draft' } : { planned: 'changed' }}
            className={styles.link}
          >
            {sentenceOf(entity, state, count)}
          </Link>
        ))}
      </p>
    </>
  )
}

/** '3 draft trips', '1 changed blog', '2 changed categories'. */
function sentenceOf(
  entity: Waiting['counts'][number]['entity'],
  state: keyof typeof stateLabels,
  count: number,
): string {
  const counted = countOf(count, `${state} ${entityLabels[entity].one.toLowerCase()}`)
  return entity === 'categories' && count !== 1 ? counted.replace(/ys$/, 'ies') : counted
}
