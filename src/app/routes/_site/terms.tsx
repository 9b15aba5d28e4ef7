import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'
import { pageLoader } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/terms')({
  loader: pageLoader('terms'),
  head: lazyPageHead(() => import('#values/pages/terms.ts')),
  component: Terms,
})

function Terms() {
  return (
    <LegalPage
      name="terms"
      title="Terms of Use"
      lead="What you may expect of us, and what we ask of you, when you use this website and travel on a journey that began here."
    />
  )
}
