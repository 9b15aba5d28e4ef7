import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { privacyText } from '#site/legal/privacy-text.ts'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'
import { useSite } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/privacy')({
  head: lazyPageHead(async () => (await import('#values/pages/privacy.ts')).privacyPage),
  component: Privacy,
})

function Privacy() {
  return <LegalPage document={privacyText(useSite())} />
}
