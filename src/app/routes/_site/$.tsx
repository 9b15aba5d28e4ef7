import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { fixedPageHead, noIndexHead } from '#site/shell/page-head.ts'
import { pageQuery, siteQuery } from '#site/shell/queries/site-query.ts'
import { fetchFeaturedIfPossible } from '#site/trips/trip-queries.ts'

/** The only page whose text is optional: a separate route would be part of every page. */
const optional = 'cancellation'

export const Route = createFileRoute('/_site/$')({
  loader: async ({ context: { queries }, params: { _splat: path } }) => {
    if (path === optional && (await queries.fetch(siteQuery))[optional]) {
      await queries.fetch(pageQuery(optional))
      return
    }
    await fetchFeaturedIfPossible(queries)
    throw notFound()
  },
  head: async ({ match }) => {
    const { _splat: path } = match.params
    const site = match.context.queries.get(siteQuery)
    return path === optional && site?.[optional]
      ? fixedPageHead(site, (await import('#values/pages/cancellation.ts')).cancellationPage)
      : noIndexHead(site, 'Page not found')
  },
  component: () => <LegalPage name={optional} title="Cancellation Policy" />,
  notFoundComponent: lazyRouteComponent(() => import('../-unknown-pages.tsx'), 'UnknownPage'),
})
