import { and, eq, sql } from 'drizzle-orm'
import { listedSchedules, type ComingUp, type Schedule, type ScheduledNoun } from '#contract/admin/drafts/schedules.ts'
import type { Db } from '../../db/database.ts'
import { blogs, heroImages, schedules, trips } from '../../db/schema.ts'
import { failureMessage } from '../common/drafts/failure-message.ts'
import type { ScheduleRow } from '../common/drafts/draft-rows.ts'
import { byDueTime } from './run-due.ts'

export function presentSchedule({ noun, item_id, action, due_at, failure }: ScheduleRow): Schedule {
  return {
    noun: noun as ScheduledNoun,
    item_id,
    action,
    due_at: due_at.toISOString(),
    failure: failure === null ? null : failureMessage(failure),
  }
}

/** Under the title that goes live, or else the one that is. */
const label = sql<string>`coalesce(
  ${schedules.title},
  (select ${trips.title} from ${trips} where ${schedules.noun} = 'trips' and ${trips.id} = ${schedules.item_id}),
  (select ${blogs.title} from ${blogs} where ${schedules.noun} = 'blogs' and ${blogs.id} = ${schedules.item_id}),
  (select ${heroImages.title} from ${heroImages}
    where ${schedules.noun} = 'hero_images' and ${heroImages.id} = ${schedules.item_id}),
  '')`

/** In the order of their due times. */
export async function selectComingUp(
  db: Db,
  { noun, item_id }: { noun?: ScheduledNoun | undefined; item_id?: string | undefined },
): Promise<ComingUp[]> {
  const rows = await db
    .select({
      noun: schedules.noun,
      item_id: schedules.item_id,
      action: schedules.action,
      due_at: schedules.due_at,
      failure: schedules.failure,
      title: schedules.title,
      label: label.as('label'),
    })
    .from(schedules)
    .where(and(noun && eq(schedules.noun, noun), item_id ? eq(schedules.item_id, item_id) : undefined))
    .orderBy(...byDueTime)
    .limit(listedSchedules)
  return rows.map((row) => ({ ...presentSchedule(row), label: row.label }))
}
