import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#site/about/about-page.tsx'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'

export const Route = createFileRoute('/_site/about')({
  head: lazyPageHead(async () => (await import('#values/pages/about.ts')).aboutPage),
  component: AboutPage,
})
