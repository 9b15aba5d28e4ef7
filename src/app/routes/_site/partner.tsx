import { createFileRoute } from '@tanstack/react-router'
import { PartnerPage } from '#site/partner/partner-page.tsx'
import { pageHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/partner')({
  head: async ({ match }) => {
    const { hostVerandahShared } = await import('#site/partner/partner-pictures.ts')
    return pageHead({
      site: match.context.reads.known(siteQuery),
      title: 'Partner with Us',
      description:
        'For hosts, guides, healers, cooks and expedition leaders across India: what working with us is like, what we look for, and how to apply.',
      path: '/partner',
      image: hostVerandahShared,
    })
  },
  component: PartnerPage,
})
