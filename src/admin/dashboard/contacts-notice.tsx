import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { serverMessages } from '#contract/messages.ts'
import { asksForContacts, firstRunQuery } from '../first-run/first-run-query.ts'
import { placeholdersText } from '../kit/feedback/placeholders-text.ts'
import { serverQuery } from '../kit/feedback/server-query.ts'

const { placeholders: placeholdersTitle, none, noneText } = serverMessages.contacts

/**
 * Says on the dashboard which contacts of the public pages are placeholders, or that there are none; not while the first
 * steps say so.
 */
export function ContactsNotice() {
  const { data } = useQuery(serverQuery)
  const firstRun = useQuery(firstRunQuery)
  if (!data || firstRun.isPending || (firstRun.data && asksForContacts(firstRun.data))) return null
  const { placeholders, reachable } = data.contacts
  if (placeholders.length === 0 && reachable) return null
  return (
    <Alert variant="outline" color="indigo" role="note" title={reachable ? placeholdersTitle : none} mb="lg">
      {reachable ? placeholdersText(placeholders) : noneText}{' '}
      <Link to={adminPaths.settings} search={{ section: 'contacts' }}>
        Change them in the settings
      </Link>
    </Alert>
  )
}
