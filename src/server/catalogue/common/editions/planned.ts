import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { EditionNoun, Planned, PlannedState } from '#contract/admin/editions/editions.ts'
import type { ScheduleAction, ScheduledNoun } from '#contract/admin/editions/schedules.ts'
import { editions, schedules } from '../../../db/schema.ts'
import { failureMessage } from './failure-message.ts'

/** Whether a draft is open, and what is scheduled, as the database writes it. */
interface PlannedRow {
  changed: boolean
  schedules: { action: ScheduleAction; due_at: string; failure: string | null }[]
}

/**
 * A column of a list: both come with the row, so that a list needs no further query.
 * @param id of the thing in the outer query.
 */
export function plannedColumns(noun: EditionNoun | ScheduledNoun, id: AnyColumn): SQL<PlannedRow> {
  return sql<PlannedRow>`json_build_object(
    'changed', ${hasDraft(noun, id)},
    'schedules', (select coalesce(json_agg(json_build_object('action', ${schedules.action}, 'due_at', ${schedules.due_at},
        'failure', ${schedules.failure})), '[]'::json)
      from ${schedules} where ${and(eq(schedules.noun, noun as ScheduledNoun), sql`${schedules.item_id} = ${id}`)}))`
}

/** @param isPublished a thing that was never published has what is live in its form. */
export function presentPlanned(row: PlannedRow, isPublished = true): Planned {
  const due = (action: ScheduleAction) => {
    const found = row.schedules.find((each) => each.action === action && each.failure === null)
    return found ? new Date(found.due_at).toISOString() : null
  }
  const failed = row.schedules.find(({ failure }) => failure !== null)
  return {
    changed: isPublished && row.changed,
    publish_at: due('publish'),
    unpublish_at: due('unpublish'),
    failure: failed ? failureMessage(failed.failure!) : null,
  }
}

function hasDraft(noun: EditionNoun | ScheduledNoun, id: AnyColumn): SQL {
  return sql`exists (select 1 from ${editions} where ${editions.noun} = ${noun} and ${editions.item_id} = ${id}
    and ${editions.kind} = 'draft')`
}

/** The filter of a list. @param published the condition that a thing is live. */
export function isPlanned(
  state: PlannedState,
  { noun, id, published }: { noun: EditionNoun; id: AnyColumn; published: SQL },
) {
  if (state === 'changed') return sql`${published} and ${hasDraft(noun, id)}`
  return sql`exists (select 1 from ${schedules} where ${schedules.noun} = ${noun} and ${schedules.item_id} = ${id})`
}
