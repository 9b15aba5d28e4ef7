import { createFileRoute } from '@tanstack/react-router'
import { noIndexHead } from '#site/shell/page-head.ts'
import { noStoreHeaders } from '#site/shell/no-store-headers.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/enquire')({
  headers: () => noStoreHeaders,
  head: ({ match }) => noIndexHead(match.context.queries.get(siteQuery), 'Write to us'),
  component: Enquiry,
})

/** The server puts the form here, and takes the page's scripts out: docs/decisions/0062. */
function Enquiry() {
  return <div id="enquiry" />
}
