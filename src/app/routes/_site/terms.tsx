import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { termsText } from '#site/legal/terms-text.ts'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'
import { useSite } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/terms')({
  head: lazyPageHead(async () => (await import('#values/pages/terms.ts')).termsPage),
  component: Terms,
})

function Terms() {
  return <LegalPage document={termsText(useSite())} />
}
