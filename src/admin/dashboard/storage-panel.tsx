import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { StorageTotals } from '#contract/admin/dashboard/dashboard.ts'
import { retention } from '#contract/retention.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { countOf } from '#values/format/counts.ts'
import { formatShortDay, formatTime, isToday } from '#values/format/dates.ts'
import { serverQuery } from '../kit/feedback/server-query.ts'
import styles from '../kit/layout/figures.module.css'
import { Figure } from '../kit/layout/fact.tsx'
import { Panel } from '../kit/layout/panel.tsx'
import { usePanel } from './panels-query.ts'

/** Space used by pictures, database and history, and free space on the disk. */
export function StoragePanel() {
  return (
    <Panel title="Storage" query={usePanel('storage')} failure="The figures did not load" lines={4}>
      {(totals) => <Figures totals={totals} />}
    </Panel>
  )
}

function Figures({ totals }: { totals: StorageTotals }) {
  const { pictures, database_bytes, history } = totals
  const { changes, estimated, bytes, picture_bytes, oldest_at, pinned, cleaned_at, next_cleanup_at } = history
  const disk = useQuery(serverQuery).data?.disk
  return (
    <>
      <dl className={styles.figures}>
        {disk ? (
          <Figure name="Disk">
            {formatBytes(disk.free)} of {formatBytes(disk.total)} free
          </Figure>
        ) : null}
        <Figure name="Pictures">
          <Link to={adminPaths.pictures} className={styles.link}>
            {countOf(pictures, 'picture')}
          </Link>
          {pictures > 0 ? `, ${formatBytes(totals.picture_bytes)}` : ''}
        </Figure>
        <Figure name="Database">{formatBytes(database_bytes)}</Figure>
        <Figure name="History">
          {estimated ? 'about ' : ''}
          {countOf(changes, 'change')}, {formatBytes(bytes)}
        </Figure>
        {picture_bytes > 0 ? <Figure name="Former pictures">{formatBytes(picture_bytes)}</Figure> : null}
        {oldest_at ? <Figure name="Oldest change">{formatShortDay(oldest_at)}</Figure> : null}
        {pinned > 0 ? (
          <Figure name="Pinned">
            <Link to={adminPaths.activity} search={{ pinned: true }} className={styles.link}>
              {countOf(pinned, 'change')}
            </Link>
          </Figure>
        ) : null}
        <Figure name="Last clean-up">{cleaned_at ? momentOf(cleaned_at) : 'not yet'}</Figure>
        <Figure name="Next clean-up">{momentOf(next_cleanup_at)}</Figure>
      </dl>
      <p className={styles.rule}>
        Changes are kept for {retention.months} months, the newest {retention.newest} of each item and pinned ones
        longer.
      </p>
    </>
  )
}

function momentOf(at: string): string {
  return `${isToday(at) ? 'today' : formatShortDay(at)}, ${formatTime(at)}`
}
