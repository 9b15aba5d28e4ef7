import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { BlogPage } from '#site/blogs/story/blog-page.tsx'
import { blogQuery } from '#site/blogs/blog-queries.ts'
import { BlogSkeleton } from '#site/blogs/skeletons.tsx'
import { errorTitle, noIndexHead } from '#site/shell/page-head.ts'
import type { QueryCache } from '#site/shell/queries/query-cache.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import { throwIfNotFound } from '../-not-found.ts'

export const Route = createFileRoute('/_site/blog/$slug')({
  loader: async ({ context: { queries }, params: { slug } }) => {
    const read = queries.fetch(blogQuery(slug)).catch((error: unknown) => redirectOrNotFound(queries, error))
    await Promise.all([queries.fetch(siteQuery), read])
  },
  head: async ({ match: { context, params, status } }) => {
    const { blogHead } = await import('#site/blogs/blog-heads.ts')
    const { queries } = context
    const site = queries.get(siteQuery)
    const blog = queries.get(blogQuery(params.slug))
    return blog || status !== 'error' ? blogHead(site, blog) : noIndexHead(site, errorTitle)
  },
  component: Story,
  pendingComponent: BlogSkeleton,
  notFoundComponent: lazyRouteComponent(() => import('../-unknown-pages.tsx'), 'UnknownStory'),
})

interface Refusal {
  data?: { moved_to?: string | null }
}

/** A former address leads to the present one (docs/decisions/0067). */
async function redirectOrNotFound(queries: QueryCache, error: unknown): Promise<never> {
  const slug = (error as Refusal).data?.moved_to
  if (slug) throw redirect({ to: '/blog/$slug', params: { slug }, search: true, statusCode: 301 })
  return throwIfNotFound(queries, error, 'BLOG_NOT_FOUND')
}

function Story() {
  return <BlogPage slug={Route.useParams().slug} />
}
