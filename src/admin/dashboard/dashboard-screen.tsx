import { FirstSteps } from '../first-run/first-steps.tsx'
import { PageTitle } from '../kit/layout/page-title.tsx'
import { More } from './more.tsx'
import { QuickActions } from './quick-actions.tsx'
import { StatCards } from './stat-cards.tsx'
import { Today } from './today.tsx'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { stepOf, type FirstStepName } from '#contract/admin/first-run/first-run.ts'
import { serverMessages } from '#contract/admin/installation/server-messages.ts'
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

/** What waits today, then counts and quick actions (specification 2.13), and everything else folded. */
export function DashboardScreen() {
  return (
    <>
      <PageTitle title="Dashboard" />
      <FirstSteps />
      <ContactsNotice />
      <Today />
      <StatCards />
      <QuickActions />
      <More />
    </>
  )
}
