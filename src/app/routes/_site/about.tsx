import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#site/about/about-page.tsx'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'
import { pageLoader } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/about')({
  loader: pageLoader('about'),
  head: lazyPageHead(() => import('#values/pages/about.ts')),
  component: AboutPage,
})
