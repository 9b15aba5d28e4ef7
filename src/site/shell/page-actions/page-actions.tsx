import { near, useNearScreen } from '#ui/use-near-screen.ts'
import type { SavedProps } from './saved-pages.ts'

const load = async () => (await import('./page-action-buttons.tsx')).PageActionButtons

/** The place of Share and Save, which need scripts. */
export function PageActions({ className = '', ...saved }: SavedProps & { className?: string }) {
  const { place, Part } = useNearScreen<SavedProps>(load, near)
  return (
    <div ref={place} className={`needs-scripts no-print flex min-h-11 flex-wrap items-center gap-x-7 ${className}`}>
      {Part ? <Part {...saved} /> : null}
    </div>
  )
}
