import { createFileRoute } from '@tanstack/react-router'
import { OfflinePage } from '#site/offline/offline-page.tsx'
import { noIndexHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/offline')({
  head: ({ match }) => noIndexHead(match.context.queries.get(siteQuery), 'You are offline'),
  component: OfflinePage,
})
