import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { CategoryHeader, CategoryHeaderSkeleton } from '#site/categories/category-header.tsx'
import { categoriesQuery, categoryQuery } from '#site/categories/category-queries.ts'
import { OtherCategories } from '#site/categories/other-categories.tsx'
import { notFoundTitles } from '#site/shell/notices/not-found-titles.ts'
import { noStoreHeaders } from '#site/shell/no-store-headers.ts'
import { errorTitle, noIndexHead } from '#site/shell/page-head.ts'
import type { QueryCache } from '#site/shell/queries/query-cache.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import { useQuery, useQueryCache } from '#site/shell/queries/use-query.ts'
import { CategoryTrips, CategoryTripsSkeleton } from '#site/trips/card/category-trips.tsx'
import {
  categoryFacetsQuery,
  categoryNearestQuery,
  filteredCardsQuery,
  countFacets,
  readTripFilter,
  type TripFilter,
} from '#site/trips/card/trip-filter.ts'
import { regionCountsQuery, tripsPerPage } from '#site/trips/trip-queries.ts'
import { categoryOfRoute, categoryRouteOfLiteralSlug, type CategoryName } from '#values/categories.ts'
import { throwNotFound } from '../-not-found.ts'

/** Trips of a category, optionally of one region (specification 2.4). */
export const Route = createFileRoute('/_site/category/$category')({
  validateSearch: readTripFilter,
  // Parse the search again: the router adds parameters that the page does not know.
  loaderDeps: ({ search }) => readTripFilter(search),
  loader: async ({ context: { queries }, params: { category }, deps: filter }) => {
    const name = categoryOfRoute(category) ?? (await redirectOrNotFound(queries, category))
    const [trips] = await Promise.all([
      queries.fetch(filteredCardsQuery(name, filter)),
      queries.fetch(categoryQuery(name)),
      queries.fetch(categoriesQuery),
      queries.fetchIfPossible(regionCountsQuery(name), 'Failed to fetch regions'),
      queries.fetchIfPossible(categoryFacetsQuery(name, filter), 'Failed to fetch filters'),
    ])
    const isFiltered = Object.values(filter).some((value) => value !== undefined)
    const matchesNothing = isFiltered && trips.length === 0
    const nearest = categoryNearestQuery(name, filter)
    if (matchesNothing) await queries.fetchIfPossible(nearest, 'Failed to fetch nearest trips')
    return { name, matchesNothing }
  },
  headers: ({ loaderData }) => (loaderData?.matchesNothing ? noStoreHeaders : {}),
  head: ({ match, loaderData }) =>
    loaderData
      ? headOf(match.context.queries, loaderData.name, readTripFilter(match.search))
      : noIndexHead(
          match.context.queries.get(siteQuery),
          match.status === 'error' ? errorTitle : notFoundTitles.category,
        ),
  component: CategoryPage,
  pendingComponent: PendingPage,
  notFoundComponent: lazyRouteComponent(() => import('../-unknown-pages.tsx'), 'UnknownCategory'),
})

/** Literal slugs redirect permanently to their page (specification 2.3); anything else is not found. */
async function redirectOrNotFound(queries: QueryCache, category: string): Promise<never> {
  const route = categoryRouteOfLiteralSlug(category)
  if (!route) return throwNotFound(queries)
  throw redirect({ to: '/category/$category', params: { category: route }, search: true, statusCode: 301 })
}

async function headOf(queries: QueryCache, name: CategoryName, filter: TripFilter) {
  const category = queries.get(categoryQuery(name))
  const trips = queries.get(filteredCardsQuery(name, filter))
  if (!category || !trips) return {}
  const page = filter.page ?? 1
  const { categoryHead } = await import('#site/categories/category-head.ts')
  return categoryHead({
    site: queries.get(siteQuery),
    category,
    page,
    region: trips.length > 0 ? filter.region : undefined,
    tripsOfRegion: landingTrips(queries, name, filter),
    hasFacets: countFacets(filter) > 0,
    trips,
    tripsBefore: (page - 1) * tripsPerPage,
  })
}

/** Number of trips of the region that is chosen; 0 without one. */
function landingTrips(queries: QueryCache, name: CategoryName, { region }: TripFilter): number {
  const counts = queries.get(regionCountsQuery(name))
  return counts?.regions.find((each) => each.name === region)?.count ?? 0
}

function CategoryPage() {
  const { name } = Route.useLoaderData()
  const filter = readTripFilter(Route.useSearch())
  const category = useQuery(categoryQuery(name))
  const trips = landingTrips(useQueryCache(), name, filter)
  return (
    <>
      <CategoryHeader name={name} region={filter.region} tripsOfRegion={trips} />
      <CategoryTrips name={name} filter={filter} priority={!category.featured_picture} />
      <OtherCategories name={name} />
    </>
  )
}

/** Keeps the category's header while another region or page of it loads. */
function PendingPage() {
  const name = categoryOfRoute(Route.useParams().category)
  const { region } = Route.useSearch()
  const queries = useQueryCache()
  const isCached = name !== null && queries.get(categoryQuery(name)) !== undefined
  return (
    <>
      {isCached ? (
        <CategoryHeader name={name} region={region} tripsOfRegion={landingTrips(queries, name, { region })} />
      ) : (
        <CategoryHeaderSkeleton />
      )}
      <CategoryTripsSkeleton />
    </>
  )
}
