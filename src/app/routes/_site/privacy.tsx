import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'
import { pageLoader } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/privacy')({
  loader: pageLoader('privacy'),
  head: lazyPageHead(() => import('#values/pages/privacy.ts')),
  component: Privacy,
})

function Privacy() {
  return (
    <LegalPage
      name="privacy"
      title="Privacy Policy"
      lead="What we learn about you, why we need it, who else sees it, and how you can have it corrected or erased."
    />
  )
}
