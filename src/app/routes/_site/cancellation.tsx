import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'

export const Route = createFileRoute('/_site/cancellation')({
  loader: async ({ context }) => (await import('#site/legal/load-cancellation.ts')).loadCancellation(context.queries),
  head: lazyPageHead(async () => (await import('#values/pages/cancellation.ts')).cancellationPage),
  component: Cancellation,
})

function Cancellation() {
  return <LegalPage name="cancellation" title="Cancellation Policy" />
}
