import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { serverMessages } from '#contract/messages.ts'
import { serverQuery } from './server-query.ts'

const { placeholders: placeholdersTitle, none, noneText, names } = serverMessages.contacts

/** Says on the dashboard which contacts of the public pages are placeholders, or that there are none. */
export function ContactsNotice() {
  const { data } = useQuery(serverQuery)
  if (!data) return null
  const { placeholders, reachable } = data.contacts
  if (placeholders.length === 0 && reachable) return null
  return (
    <Alert variant="outline" color="indigo" role="note" title={reachable ? placeholdersTitle : none} mb="lg">
      {reachable
        ? `Visitors see examples in place of these: ${listed(placeholders.map((name) => names[name]))}.`
        : noneText}{' '}
      <Link to={adminPaths.settings} search={{ section: 'contacts' }}>
        Change them in the settings
      </Link>
    </Alert>
  )
}

/** 'phone number, email address and postal address' */
function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
