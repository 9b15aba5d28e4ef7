import { Stack } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { BackupPanel } from '../backup/backup-panel.tsx'
import { ContinuePanel } from './continue-panel.tsx'
import styles from './dashboard-screen.module.css'
import { JourneysPanel } from './journeys-panel.tsx'
import { StoragePanel } from './storage-panel.tsx'
import { WeekPanel } from './week-panel.tsx'

const ProposalTotals = lazy(async () => ({
  default: (await import('../proposals/totals-panel.tsx')).ProposalTotals,
}))

/** What is looked at now and then; loaded when it is opened. */
export function More() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>More: recent work, journeys, changes, storage and backup</summary>
      {isOpen ? (
        <div className={styles.panels}>
          <Stack>
            <ContinuePanel />
            <JourneysPanel />
            <Suspense>
              <ProposalTotals />
            </Suspense>
            <WeekPanel />
          </Stack>
          <Stack>
            <StoragePanel />
            <BackupPanel trouble={false} />
          </Stack>
        </div>
      ) : null}
    </details>
  )
}
