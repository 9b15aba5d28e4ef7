import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { FormSession } from '../drafts/use-editing.ts'

/** Its code loads when it is opened. */
const LazyScheduleDialog = lazy(async () => ({
  default: (await import('./schedule-dialog.tsx')).ScheduleDialog,
}))

/** The dialog that schedules what a form holds. @param name of the edited item. */
export function useSchedules(session: FormSession, name: string): { onSchedule?: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const { id, drafts, status, unpublished, version } = session
  // Nothing is stored of a new item yet.
  if (!drafts || !id || drafts.entity === 'categories') return { dialog: null }
  const schedules = unpublished?.schedules ?? []
  const canUnpublish = status === 'published' || schedules.length > 0
  return {
    onSchedule: () => setOpen(true),
    dialog: isOpen ? (
      <Suspense fallback={null}>
        <LazyScheduleDialog
          entity={drafts.entity}
          itemId={id}
          name={name}
          schedules={schedules}
          actions={canUnpublish ? ['publish', 'unpublish'] : ['publish']}
          bodyOf={() => ({ body: { ...session.draftBody() }, base_version: version, draft_version: drafts.version })}
          onRefused={session.refused}
          onChanged={session.rescheduled}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ) : null,
  }
}
