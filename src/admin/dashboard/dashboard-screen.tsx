import { FirstSteps } from '../first-run/first-steps.tsx'
import { ContactsNotice } from './contacts-notice.tsx'
import { PageTitle } from '../kit/layout/page-title.tsx'
import { BackupPanel } from '../backup/backup-panel.tsx'
import { CarePanel } from './care-panel.tsx'
import { ComingUpPanel } from './coming-up-panel.tsx'
import { ContinuePanel } from './continue-panel.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { JourneysPanel } from './journeys-panel.tsx'
import { QuickActions } from './quick-actions.tsx'
import { StatCards } from './stat-cards.tsx'
import { StoragePanel } from './storage-panel.tsx'
import { WeekPanel } from './week-panel.tsx'
import styles from './dashboard-screen.module.css'

/** Counts and quick actions (specification 2.13), and below them what the day brings, in two columns. */
export function DashboardScreen() {
  return (
    <>
      <PageTitle title="Dashboard" />
      <FirstSteps />
      <ContactsNotice />
      <StatCards />
      <QuickActions />
      <div className={styles.panels}>
        <div className={styles.column}>
          <ContinuePanel />
          <CarePanel />
          <JourneysPanel />
          <WeekPanel />
        </div>
        <div className={styles.column}>
          <DraftsPanel />
          <ComingUpPanel />
          <StoragePanel />
          <BackupPanel />
        </div>
      </div>
    </>
  )
}
