import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#site/about/about-page.tsx'
import { siteQuery } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/about')({
  head: async ({ match }) => {
    const { aboutHead } = await import('#site/about/about-head.ts')
    return aboutHead(match.context.queries.get(siteQuery))
  },
  component: AboutPage,
})
