import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { noIndexHead } from '#site/shell/page-head.ts'
import { fetchFeaturedIfPossible } from '#site/trips/trip-queries.ts'

export const Route = createFileRoute('/_site/$')({
  loader: async ({ context: { queries } }) => {
    await fetchFeaturedIfPossible(queries)
    throw notFound()
  },
  head: () => noIndexHead('Page not found'),
  notFoundComponent: lazyRouteComponent(() => import('../-unknown-pages.tsx'), 'UnknownPage'),
})
