import type { Schedule, ScheduleAction, ScheduledEntity } from '#contract/admin/drafts/schedules.ts'
import { formatDay, formatTime } from '#values/format/dates.ts'

/** '30 November 2026, 08:00', in India. */
export function formatDue(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)}`
}

interface ActionWords {
  /** Legend of the group of fields. */
  legend: string
  set: string
  /** 'Goes live on', before the time. */
  due: string
}

const ofContent: Record<ScheduleAction, ActionWords> = {
  publish: { legend: 'Publish at', set: 'Schedule publishing', due: 'Goes live on' },
  unpublish: { legend: 'Unpublish at', set: 'Schedule unpublishing', due: 'Leaves the site on' },
}

const ofHeroImages: Record<ScheduleAction, ActionWords> = {
  publish: { legend: 'Activate at', set: 'Schedule activation', due: 'Shown from' },
  unpublish: { legend: 'Deactivate at', set: 'Schedule deactivation', due: 'Shown until' },
}

export function wordsOf({ entity, action }: { entity: ScheduledEntity; action: ScheduleAction }): ActionWords {
  return (entity === 'hero_images' ? ofHeroImages : ofContent)[action]
}

/** 'Goes live on 30 November 2026, 08:00.', or what went wrong then. */
export function scheduleSentence(schedule: Pick<Schedule, 'entity' | 'action' | 'due_at' | 'failure'>): string {
  const when = formatDue(schedule.due_at)
  if (schedule.failure) return `Was due on ${when}, but was not done: ${schedule.failure}.`
  return `${wordsOf(schedule).due} ${when}.`
}
