import { FirstSteps } from '../first-run/first-steps.tsx'
import { PageTitle } from '../kit/layout/page-title.tsx'
import { BackupPanel } from '../backup/backup-panel.tsx'
import { IssuesPanel } from './issues-panel.tsx'
import { ComingUpPanel } from './coming-up-panel.tsx'
import { ContinuePanel } from './continue-panel.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { JourneysPanel } from './journeys-panel.tsx'
import { QuickActions } from './quick-actions.tsx'
import { StatCards } from './stat-cards.tsx'
import { StoragePanel } from './storage-panel.tsx'
import { WeekPanel } from './week-panel.tsx'
import styles from './dashboard-screen.module.css'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { stepOf, type FirstStepName } from '#contract/admin/first-run/first-run.ts'
import { serverMessages } from '#contract/admin/server-messages.ts'
import { asksFor, firstRunQuery } from '../first-run/first-run-query.ts'
import { placeholdersText } from '../kit/feedback/placeholders-text.ts'
import { serverQuery } from '../kit/feedback/server-query.ts'

const { placeholders: placeholdersTitle, none, noneText } = serverMessages.contacts

/**
 * Says on the dashboard what visitors see as examples, or that there are no contacts; not while the first steps say so.
 */
function ContactsNotice() {
  const { data } = useQuery(serverQuery)
  const firstRun = useQuery(firstRunQuery)
  if (!data || firstRun.isPending) return null
  const isAsked = (step: FirstStepName) => firstRun.data !== undefined && asksFor(firstRun.data, step)
  const placeholders = data.contacts.placeholders.filter((name) => !isAsked(stepOf(name)))
  const reachable = data.contacts.reachable || isAsked('contacts')
  const [example] = placeholders
  if (!example && reachable) return null
  const section = !example || stepOf(example) === 'contacts' ? 'contacts' : example === 'court' ? 'legal' : 'figures'
  return (
    <Alert variant="outline" color="indigo" role="note" title={reachable ? placeholdersTitle : none} mb="lg">
      {reachable ? placeholdersText(placeholders) : noneText}{' '}
      <Link to={adminPaths.settings} search={{ section }}>
        Change them in the settings
      </Link>
    </Alert>
  )
}

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
          <IssuesPanel />
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
