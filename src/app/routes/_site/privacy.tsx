import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { privacyText } from '#site/legal/privacy-text.ts'
import { pageHead } from '#site/shell/page-head.ts'
import { siteQuery, useSite } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/privacy')({
  head: ({ match }) =>
    pageHead({
      site: match.context.queries.get(siteQuery),
      title: 'Privacy Policy',
      description:
        'What we learn about you when you use this website, why we need it, who else sees it, and how to have it corrected or erased.',
      path: '/privacy',
    }),
  component: Privacy,
})

function Privacy() {
  return <LegalPage document={privacyText(useSite())} />
}
