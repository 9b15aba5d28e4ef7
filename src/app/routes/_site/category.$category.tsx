import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { categoryHead } from '#site/categories/category-head.ts'
import { CategoryHeader, CategoryHeaderSkeleton } from '#site/categories/category-header.tsx'
import { categoryNotFound, CategoryNotFoundPage } from '#site/categories/category-not-found.tsx'
import { categoryQuery } from '#site/categories/category-queries.ts'
import { hiddenHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/site-query.ts'
import { CategoryTrips, CategoryTripsSkeleton } from '#site/trips/category-trips.tsx'
import { filteredCardsQuery, readTripFilter, type TripFilter } from '#site/trips/trip-filter.ts'
import { regionCountsQuery, tripsPerPage } from '#site/trips/trip-queries.ts'
import { categoryOfRoute, categoryRouteOfLiteralSlug, type CategoryName } from '#values/categories.ts'

/** The trips of a category, of all its regions or of one (specification 2.4). */
export const Route = createFileRoute('/_site/category/$category')({
  validateSearch: readTripFilter,
  loaderDeps: ({ search: { region, page } }): TripFilter => ({ region, page }),
  loader: async ({ context: { queryClient }, params: { category }, deps: filter }) => {
    const name = categoryOfRoute(category) ?? leaveFor(category)
    await Promise.all([
      queryClient.ensureQueryData(categoryQuery(name)),
      queryClient.ensureQueryData(filteredCardsQuery(name, filter)),
      loadRegions(queryClient, name),
    ])
    return { name }
  },
  head: ({ match, loaderData }) =>
    loaderData ? headOf(match.context.queryClient, loaderData.name, match.search) : hiddenHead(categoryNotFound),
  component: CategoryPage,
  pendingComponent: PendingPage,
  notFoundComponent: CategoryNotFoundPage,
})

/** Literal spellings move on to their page for good; any other address is nobody's. */
function leaveFor(category: string): never {
  const route = categoryRouteOfLiteralSlug(category)
  if (!route) throw notFound()
  throw redirect({ to: '/category/$category', params: { category: route }, search: true, statusCode: 301 })
}

/** The page goes on without its list of regions, so a failure is only logged. */
async function loadRegions(queryClient: QueryClient, name: CategoryName): Promise<void> {
  await queryClient.ensureQueryData(regionCountsQuery(name)).catch((error: unknown) => {
    console.error('Failed to fetch regions', error)
  })
}

function headOf(queryClient: QueryClient, name: CategoryName, filter: TripFilter) {
  const category = queryClient.getQueryData(categoryQuery(name).queryKey)
  const trips = queryClient.getQueryData(filteredCardsQuery(name, filter).queryKey)
  if (!category || !trips) return {}
  const page = filter.page ?? 1
  return categoryHead({
    site: queryClient.getQueryData(siteQuery.queryKey),
    category,
    page,
    region: trips.length > 0 ? filter.region : undefined,
    tripIds: trips.map(({ id }) => id),
    tripsBefore: (page - 1) * tripsPerPage,
  })
}

function CategoryPage() {
  const { name } = Route.useLoaderData()
  const { data: category } = useSuspenseQuery(categoryQuery(name))
  return (
    <>
      <CategoryHeader name={name} />
      <CategoryTrips name={name} filter={Route.useSearch()} priority={!category.featured_picture} />
    </>
  )
}

/** While another region or page of the same category is on its way, its header stays. */
function PendingPage() {
  const name = categoryOfRoute(Route.useParams().category)
  const queryClient = useQueryClient()
  const known = name !== null && queryClient.getQueryData(categoryQuery(name).queryKey) !== undefined
  return (
    <>
      {known ? <CategoryHeader name={name} /> : <CategoryHeaderSkeleton />}
      <CategoryTripsSkeleton />
    </>
  )
}
