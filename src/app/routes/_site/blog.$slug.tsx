import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { BlogPage } from '#site/blogs/story/blog-page.tsx'
import { blogQuery } from '#site/blogs/blog-queries.ts'
import { BlogSkeleton } from '#site/blogs/skeletons.tsx'
import { errorTitle, noIndexHead } from '#site/shell/page-head.ts'
import type { QueryCache } from '#site/shell/query-cache.ts'
import { siteQuery } from '#site/shell/site-query.ts'
import { fetchFeaturedIfPossible } from '#site/trips/trip-queries.ts'

export const Route = createFileRoute('/_site/blog/$slug')({
  loader: async ({ context: { queries }, params: { slug } }) => {
    const read = queries.fetch(blogQuery(slug)).catch((error: unknown) => throwNotFound(queries, error))
    await Promise.all([queries.fetch(siteQuery), read])
  },
  head: async ({ match: { context, params, status } }) => {
    const { blogHead } = await import('#site/blogs/blog-heads.ts')
    const { queries } = context
    const blog = queries.get(blogQuery(params.slug))
    return blog || status !== 'error' ? blogHead(queries.get(siteQuery), blog) : noIndexHead(errorTitle)
  },
  component: Story,
  pendingComponent: BlogSkeleton,
  notFoundComponent: lazyRouteComponent(() => import('../-unknown-pages.tsx'), 'UnknownStory'),
})

async function throwNotFound(queries: QueryCache, error: unknown): Promise<never> {
  if ((error as { code?: unknown }).code !== 'BLOG_NOT_FOUND') throw error
  await fetchFeaturedIfPossible(queries)
  throw notFound()
}

function Story() {
  return <BlogPage slug={Route.useParams().slug} />
}
