import { and, eq, sql } from 'drizzle-orm'
import {
  listedSchedules,
  type ComingUp,
  type Schedule,
  type ScheduledEntity,
} from '#contract/admin/drafts/schedules.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, heroImages, schedules, trips } from '../../platform/db/schema.ts'
import { failureMessage } from '../drafts/failure-message.ts'
import type { ScheduleRow } from '../drafts/draft-rows.ts'
import { byDueTime } from './run-due.ts'

export function presentSchedule({ entity, item_id, action, due_at, failure }: ScheduleRow): Schedule {
  return {
    entity: entity as ScheduledEntity,
    item_id,
    action,
    due_at: due_at.toISOString(),
    failure: failure === null ? null : failureMessage(failure),
  }
}

/** Under the title that goes live, or else the one that is. */
const label = sql<string>`coalesce(
  ${schedules.title},
  (select ${trips.title} from ${trips} where ${schedules.entity} = 'trips' and ${trips.id} = ${schedules.item_id}),
  (select ${blogs.title} from ${blogs} where ${schedules.entity} = 'blogs' and ${blogs.id} = ${schedules.item_id}),
  (select ${heroImages.title} from ${heroImages}
    where ${schedules.entity} = 'hero_images' and ${heroImages.id} = ${schedules.item_id}),
  '')`

/** In the order of their due times. */
export async function selectComingUp(
  db: Db,
  { entity, item_id }: { entity?: ScheduledEntity | undefined; item_id?: string | undefined },
): Promise<ComingUp[]> {
  const rows = await db
    .select({
      entity: schedules.entity,
      item_id: schedules.item_id,
      action: schedules.action,
      due_at: schedules.due_at,
      failure: schedules.failure,
      title: schedules.title,
      label: label.as('label'),
    })
    .from(schedules)
    .where(and(entity && eq(schedules.entity, entity), item_id ? eq(schedules.item_id, item_id) : undefined))
    .orderBy(...byDueTime)
    .limit(listedSchedules)
  return rows.map((row) => ({ ...presentSchedule(row), label: row.label }))
}
