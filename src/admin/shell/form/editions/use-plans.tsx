import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { ScheduledNoun } from '#contract/admin/editions/schedules.ts'
import { EditionNotice } from './edition-notice.tsx'
import type { FormEditions } from './use-editions.ts'

/** Its code loads when it is opened. */
const LazyScheduleDialog = lazy(async () => ({
  default: (await import('../../schedule/schedule-dialog.tsx')).ScheduleDialog,
}))

interface PlansOptions {
  session: {
    id: string | null
    version: string | null
    editions: FormEditions
    refused: (error: unknown) => boolean
  }
  noun: Exclude<ScheduledNoun, 'hero_images'>
  /** Name of the edited thing. */
  name: string
  liveHref: string | null
  /** What the form holds, as the body of a draft. */
  bodyOf: () => object
}

interface Plans {
  notice: ReactNode
  /** Undefined for a new item, of which nothing is stored yet. */
  onSchedule: (() => void) | undefined
  dialog: ReactNode
}

/** What a form says of its draft and its schedules, and the dialog that plans them. */
export function usePlans({ session, noun, name, liveHref, bodyOf }: PlansOptions): Plans {
  const [isOpen, setOpen] = useState(false)
  const { id, version, editions, refused } = session
  const schedules = editions.kept?.schedules ?? []
  const canUnpublish = editions.live === 'published' || schedules.length > 0
  return {
    notice: <EditionNotice editions={editions} liveHref={liveHref} />,
    onSchedule: id ? () => setOpen(true) : undefined,
    dialog:
      isOpen && id ? (
        <Suspense fallback={null}>
          <LazyScheduleDialog
            noun={noun}
            itemId={id}
            name={name}
            schedules={schedules}
            actions={canUnpublish ? ['publish', 'unpublish'] : ['publish']}
            bodyOf={() => ({ body: bodyOf(), base_version: version, draft_version: editions.version })}
            onRefused={refused}
            onChanged={editions.rescheduled}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null,
  }
}
