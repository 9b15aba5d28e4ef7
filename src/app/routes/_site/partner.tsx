import { createFileRoute } from '@tanstack/react-router'
import { PartnerPage } from '#site/partner/partner-page.tsx'
import { siteQuery } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/partner')({
  head: async ({ match }) => {
    const { partnerHead } = await import('#site/partner/partner-head.ts')
    return partnerHead(match.context.queries.get(siteQuery))
  },
  component: PartnerPage,
})
