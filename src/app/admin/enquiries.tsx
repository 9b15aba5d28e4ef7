import { lazy, Suspense } from 'react'
import { EnquiriesScreen } from '#admin/enquiries/enquiries-screen.tsx'

/** Enquiries and their proposals: folders of the back office do not import each other, so they meet here. */
const LazyProposals = lazy(async () => ({
  default: (await import('#admin/proposals/proposal-panels.tsx')).EnquiryProposals,
}))

export function Enquiries() {
  return (
    <EnquiriesScreen
      proposalsOf={(id) => (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <LazyProposals enquiryId={id} />
        </Suspense>
      )}
    />
  )
}
