import type { TrashItem, TrashEntity } from '#contract/admin/changes/trash.ts'
import { adminMessages } from '#contract/messages.ts'
import { countOf } from '#values/format/counts.ts'

const { trash } = adminMessages

/** Days left from which the list warns. */
const warnedDays = 3

export function nameOf({ label }: Pick<TrashItem, 'label'>): string {
  return label || 'Without a name'
}

export function daysLeft({ days_left: days }: TrashItem): { text: string; isWarning: boolean } {
  const isWarning = days <= warnedDays
  if (days === 0) return { text: 'Deleted for ever within the hour', isWarning }
  return { text: `${countOf(days, 'day')} left`, isWarning }
}

/** Consequences of restoring, where the item does not simply return as it was. */
export const restoreNotes: Partial<Record<TrashEntity, string>> = {
  trips: 'Comes back as a draft',
  blogs: 'Comes back as a draft',
  hero_images: 'Comes back switched off',
  testimonials: 'Is on the site immediately',
}

export function restoredMessage(label: string, as: 'draft' | 'inactive' | 'before', notes: string[]): string {
  const messages = { draft: trash.restoredDraft, inactive: trash.restoredInactive, before: trash.restored }
  const message = messages[as](label || 'It')
  return notes.length > 0 ? `${message}. ${notes.join(' ')}` : message
}
