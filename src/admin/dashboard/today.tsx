import { Stack, Title } from '@mantine/core'
import { BackupPanel } from '../backup/backup-panel.tsx'
import { lazy, Suspense } from 'react'
import { WaitingEnquiries } from '../enquiries/waiting-enquiries.tsx'
import { ComingUpPanel } from './coming-up-panel.tsx'
import styles from './dashboard-screen.module.css'
import { DraftsPanel } from './drafts-panel.tsx'
import { IssuesPanel } from './issues-panel.tsx'
import { TrendPanel } from './journeys-panel.tsx'

/** Mostly none waits: its code is not part of the first load. */
const WaitingProposals = lazy(async () => ({
  default: (await import('../proposals/proposal-panels.tsx')).WaitingProposals,
}))

/** What waits for the owner, and how the week goes. */
export function Today() {
  return (
    <>
      <Title order={2} size="h3" mb="md">
        Today
      </Title>
      <div className={styles.panels}>
        <Stack>
          <WaitingEnquiries />
          <Suspense>
            <WaitingProposals />
          </Suspense>
          <TrendPanel />
        </Stack>
        <Stack>
          <BackupPanel trouble />
          <DraftsPanel />
          <ComingUpPanel />
          <IssuesPanel />
        </Stack>
      </div>
    </>
  )
}
