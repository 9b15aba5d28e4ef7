import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { noIndexHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/site-query.ts'
import { fetchFeaturedIfPossible } from '#site/trips/trip-queries.ts'

export const Route = createFileRoute('/_site/$')({
  loader: async ({ context: { queries } }) => {
    await fetchFeaturedIfPossible(queries)
    throw notFound()
  },
  head: ({ match }) => noIndexHead(match.context.queries.get(siteQuery), 'Page not found'),
  notFoundComponent: lazyRouteComponent(() => import('../-unknown-pages.tsx'), 'UnknownPage'),
})
