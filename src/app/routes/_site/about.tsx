import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#site/about/about-page.tsx'
import { pageHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/about')({
  head: async ({ match }) => {
    const { mapHandsShared } = await import('#site/about/about-pictures.ts')
    return pageHead({
      site: match.context.reads.known(siteQuery),
      title: 'About Us',
      description:
        'Why we keep a short list of local experts across India, how we check everyone on it, and the promises you can hold us to while you travel.',
      path: '/about',
      image: mapHandsShared,
    })
  },
  component: AboutPage,
})
