/** Drafts reach an admin only. */
export function DraftBanner({ status }: { status: 'draft' | 'published' }) {
  if (status !== 'draft') return null
  return <p className="no-print bg-marigold py-2.5 text-center font-semibold">Draft preview</p>
}
