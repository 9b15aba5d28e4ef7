import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { HostPage } from '#site/hosts/host-page.tsx'
import { hostQuery } from '#site/hosts/host-queries.ts'
import { HostSkeleton } from '#site/hosts/host-skeleton.tsx'
import { notFoundTitles } from '#site/shell/notices/not-found-titles.ts'
import { errorTitle, noIndexHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import { useQuery } from '#site/shell/queries/use-query.ts'
import { TripGrid } from '#site/trips/card/trip-grid.tsx'
import { throwIfNotFound } from '../-not-found.ts'

export const Route = createFileRoute('/_site/host/$id')({
  loader: async ({ context: { queries }, params: { id } }) => {
    await queries.fetch(hostQuery(id)).catch((error: unknown) => throwIfNotFound(queries, error, 'HOST_NOT_FOUND'))
  },
  head: async ({ match: { context, params, status } }) => {
    const host = context.queries.get(hostQuery(params.id))
    const site = context.queries.get(siteQuery)
    if (!host) return noIndexHead(site, status === 'error' ? errorTitle : notFoundTitles.host)
    const { hostHead } = await import('#site/hosts/host-head.ts')
    return hostHead(host, site)
  },
  component: Host,
  pendingComponent: HostSkeleton,
  notFoundComponent: lazyRouteComponent(() => import('../-unknown-pages.tsx'), 'UnknownHost'),
})

function Host() {
  const host = useQuery(hostQuery(Route.useParams().id))
  return <HostPage host={host} trips={<TripGrid trips={host.trips} priority={false} wideAlone />} />
}
