import { and, asc, eq, sql } from 'drizzle-orm'
import {
  listedSchedules,
  type ComingUp,
  type Schedule,
  type ScheduledNoun,
} from '#contract/admin/editions/schedules.ts'
import type { Db } from '../../db/database.ts'
import { blogs, editions, heroImages, schedules, trips } from '../../db/schema.ts'
import { failureMessage } from '../common/editions/failure-message.ts'
import type { ScheduleRow } from '../common/editions/edition-rows.ts'

export function presentSchedule({ id, noun, item_id, action, due_at, failure }: ScheduleRow): Schedule {
  return {
    id,
    noun,
    item_id,
    action,
    due_at: due_at.toISOString(),
    failure: failure === null ? null : failureMessage(failure),
  }
}

/** Under the title that goes live, or else the one that is. */
const label = sql<string>`coalesce(
  ${editions.body} ->> 'title',
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
    .select({ schedule: schedules, label })
    .from(schedules)
    .leftJoin(editions, eq(editions.id, schedules.edition_id))
    .where(and(noun && eq(schedules.noun, noun), item_id ? eq(schedules.item_id, item_id) : undefined))
    .orderBy(asc(schedules.due_at), asc(schedules.id))
    .limit(listedSchedules)
  return rows.map((row) => ({ ...presentSchedule(row.schedule), label: row.label }))
}
