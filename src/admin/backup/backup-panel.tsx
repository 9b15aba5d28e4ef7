import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import figures from '../kit/layout/figures.module.css'
import { Panel } from '../kit/layout/panel.tsx'
import { backupQuery } from './backup-queries.ts'
import { BackupState } from './backup-state.tsx'

/** @param trouble shows the panel only where the owner should act, or only where not. */
export function BackupPanel({ trouble }: { trouble: boolean }) {
  const { data } = useQuery(backupQuery)
  const hasTrouble = data ? data.state === 'off' || data.problem !== null || data.drill?.passed === false : false
  return hasTrouble === trouble ? <Status /> : null
}

function Status() {
  return (
    <Panel title="Backup" query={useQuery(backupQuery)} failure="The state of the backup did not load" lines={4}>
      {(status) => (
        <>
          <BackupState status={status} />
          <Link to={adminPaths.settings} search={{ section: 'backup' }} className={figures.link}>
            {status.state === 'off' ? 'Set up a backup, or download everything' : 'Restore points, download and key'}
          </Link>
        </>
      )}
    </Panel>
  )
}
