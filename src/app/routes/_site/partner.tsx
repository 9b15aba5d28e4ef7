import { createFileRoute } from '@tanstack/react-router'
import { PartnerPage } from '#site/partner/partner-page.tsx'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'
import { pageLoader } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/partner')({
  loader: pageLoader('partner'),
  head: lazyPageHead(() => import('#values/pages/partner.ts')),
  component: PartnerPage,
})
