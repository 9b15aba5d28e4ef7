import { createFileRoute, defaultStringifySearch } from '@tanstack/react-router'
import { BlogListPage } from '#site/blogs/list/blog-list-page.tsx'
import { blogCardsQuery, blogTagsQuery, storiesFailed } from '#site/blogs/blog-queries.ts'
import { blogListSearch } from '#site/blogs/list/blog-search.ts'
import { BlogListSkeleton } from '#site/blogs/skeletons.tsx'
import { noStoreHeaders } from '#site/shell/no-store-headers.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/blogs')({
  validateSearch: blogListSearch,
  loaderDeps: ({ search: { tag, page } }) => ({ tag, page }),
  loader: async ({ context: { queries }, deps: { tag, page = 1 } }) => {
    const [cards] = await Promise.all([
      queries.fetchIfPossible(blogCardsQuery({ tag, page }), storiesFailed),
      queries.fetch(siteQuery),
      queries.fetchIfPossible(blogTagsQuery, storiesFailed),
    ])
    const isFiltered = tag !== undefined || page > 1
    return { matchesNothing: isFiltered && cards?.items.length === 0 }
  },
  headers: ({ loaderData }) => (loaderData?.matchesNothing ? noStoreHeaders : {}),
  head: async ({ match: { context, search } }) => {
    const { blogListHead } = await import('#site/blogs/blog-heads.ts')
    const { tag, page } = search
    const [first] = context.queries.get(blogCardsQuery({ tag, page: page ?? 1 }))?.items ?? []
    const path = `/blogs${defaultStringifySearch({ tag, page })}`
    return blogListHead({
      site: context.queries.get(siteQuery),
      isEmpty: !first,
      tag,
      page,
      path,
    })
  },
  component: Blogs,
  pendingComponent: BlogListSkeleton,
})

function Blogs() {
  return <BlogListPage {...Route.useSearch()} />
}
