import { createFileRoute } from '@tanstack/react-router'
import { PartnerPage } from '#site/partner/partner-page.tsx'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'

export const Route = createFileRoute('/_site/partner')({
  head: lazyPageHead(async () => (await import('#values/pages/partner.ts')).partnerPage),
  component: PartnerPage,
})
