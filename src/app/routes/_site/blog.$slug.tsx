import { createFileRoute, notFound } from '@tanstack/react-router'
import { BlogNotFound } from '#site/blogs/blog-not-found.tsx'
import { BlogPage } from '#site/blogs/story/blog-page.tsx'
import { blogQuery } from '#site/blogs/blog-queries.ts'
import { BlogSkeleton } from '#site/blogs/skeletons.tsx'
import { errorTitle, noIndexHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/blog/$slug')({
  loader: async ({ context: { queries }, params: { slug } }) => {
    await Promise.all([queries.fetch(siteQuery), queries.fetch(blogQuery(slug)).catch(throwNotFound)])
  },
  head: async ({ match: { context, params, status } }) => {
    const { blogHead } = await import('#site/blogs/blog-heads.ts')
    const { queries } = context
    const blog = queries.get(blogQuery(params.slug))
    return blog || status !== 'error' ? blogHead(queries.get(siteQuery), blog) : noIndexHead(errorTitle)
  },
  component: Story,
  pendingComponent: BlogSkeleton,
  notFoundComponent: BlogNotFound,
})

function throwNotFound(error: unknown): never {
  throw (error as { code?: unknown }).code === 'BLOG_NOT_FOUND' ? notFound() : error
}

function Story() {
  return <BlogPage slug={Route.useParams().slug} />
}
