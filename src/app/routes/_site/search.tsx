import { createFileRoute } from '@tanstack/react-router'
import { searchHead } from '#site/search/search-head.ts'
import { BlogCard } from '#site/blogs/list/blog-card.tsx'
import { foundQuery, readSearchFilter } from '#site/search/search-filter.ts'
import { SearchPage } from '#site/search/search-page.tsx'
import { noStoreHeaders } from '#site/shell/no-store-headers.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import { FeaturedInstead } from '#site/trips/card/featured-instead.tsx'
import { TripGrid } from '#site/trips/card/trip-grid.tsx'
import { featuredTripsQuery } from '#site/trips/trip-queries.ts'
import { excerptLength } from '#values/format/excerpt.ts'

/** Results over trips, stories, hosts and regions (docs/decisions/0092). */
export const Route = createFileRoute('/_site/search')({
  validateSearch: readSearchFilter,
  loaderDeps: ({ search }) => readSearchFilter(search),
  loader: async ({ context: { queries }, deps: filter }) => {
    const [found] = await Promise.all([filter.q ? queries.fetch(foundQuery(filter)) : null, queries.fetch(siteQuery)])
    const groups = found ? [found.trips, found.stories, found.hosts, found.regions] : []
    const matchesNothing = found !== null && groups.every(({ items }) => items.length === 0)
    if (matchesNothing) await queries.fetchIfPossible(featuredTripsQuery)
    return { matchesNothing }
  },
  headers: ({ loaderData }) => (loaderData?.matchesNothing ? noStoreHeaders : {}),
  head: ({ match: { context, search } }) => {
    return searchHead(context.queries.get(siteQuery), search.q)
  },
  component: Search,
})

function Search() {
  return (
    <SearchPage
      filter={readSearchFilter(Route.useSearch())}
      instead={<FeaturedInstead />}
      showTrips={(trips) => <TripGrid trips={trips} priority={false} />}
      showStories={(stories) => (
        <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3 md:gap-x-6 lg:gap-x-12">
          {stories.map((blog) => (
            <li key={blog.id}>
              <BlogCard blog={blog} excerptLength={excerptLength.home} />
            </li>
          ))}
        </ul>
      )}
    />
  )
}
