import { createFileRoute } from '@tanstack/react-router'
import { noIndexHead } from '#site/shell/page-head.ts'
import { noStoreHeaders } from '#site/shell/no-store-headers.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/p')({
  headers: () => noStoreHeaders,
  head: ({ match }) => noIndexHead(match.context.queries.get(siteQuery), 'Your proposal'),
  component: Proposal,
})

/** Without a key. With one, the server puts the proposal here, and takes the page's scripts out: docs/decisions/0097. */
function Proposal() {
  return (
    <div id="proposal" className="page-width low-band">
      <h1 className="text-h1">Your proposal</h1>
      <p className="mt-6 text-lead">This page needs the link that was sent to you.</p>
    </div>
  )
}
