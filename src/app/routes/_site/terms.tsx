import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { termsText } from '#site/legal/terms-text.ts'
import { pageHead } from '#site/shell/page-head.ts'
import { siteQuery, useSite } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/terms')({
  head: ({ match }) =>
    pageHead({
      site: match.context.queries.get(siteQuery),
      title: 'Terms of Use',
      description:
        'The terms of this website and of the journeys that begin here: prices, bookings, cancellations and refunds, conduct and liability.',
      path: '/terms',
    }),
  component: Terms,
})

function Terms() {
  return <LegalPage document={termsText(useSite())} />
}
