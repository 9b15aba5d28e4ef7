import { and, eq, isNotNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { DraftEntity, Planned, PlannedState } from '#contract/admin/drafts/drafts.ts'
import type { PreviewEntity } from '#contract/admin/drafts/previews.ts'
import { drafts } from '../../platform/db/schema.ts'
import { failureMessage } from './failure-message.ts'

/** An open draft and its schedules, as the database writes them. */
interface PlannedRow {
  changed: boolean
  publish_at: string | null
  publish_failure: string | null
  unpublish_at: string | null
  unpublish_failure: string | null
}

/**
 * A column of a list, so that it needs no further query; null where the item has neither.
 * @param id of the item in the outer query.
 */
export function plannedColumns(entity: PreviewEntity, id: AnyColumn): SQL<PlannedRow | null> {
  return sql<PlannedRow | null>`(select json_build_object('changed', ${drafts.body} is not null,
    'publish_at', ${drafts.publish_at}, 'publish_failure', ${drafts.publish_failure},
    'unpublish_at', ${drafts.unpublish_at}, 'unpublish_failure', ${drafts.unpublish_failure})
    from ${drafts} where ${isOf(entity, id)})`
}

/** @param isPublished false for an item whose form edits its live row. */
export function presentPlanned(row: PlannedRow | null, isPublished = true): Planned {
  const due = (at: string | null, failure: string | null) => (at && !failure ? new Date(at).toISOString() : null)
  if (!row) return { changed: false, publish_at: null, unpublish_at: null, failure: null }
  const failure = row.publish_failure ?? row.unpublish_failure
  return {
    changed: isPublished && row.changed,
    publish_at: due(row.publish_at, row.publish_failure),
    unpublish_at: due(row.unpublish_at, row.unpublish_failure),
    failure: failure === null ? null : failureMessage(failure),
  }
}

/** The filter of a list. @param published the condition that an item is live. */
export function isPlanned(
  state: PlannedState,
  { entity, id, published }: { entity: DraftEntity; id: AnyColumn; published: SQL },
) {
  if (state === 'changed') return and(published, hasRow(entity, id, isNotNull(drafts.body)))
  return hasRow(entity, id, or(isNotNull(drafts.publish_at), isNotNull(drafts.unpublish_at)))
}

function hasRow(entity: DraftEntity, id: AnyColumn, condition: SQL | undefined): SQL {
  return sql`exists (select from ${drafts} where ${and(isOf(entity, id), condition)})`
}

function isOf(entity: PreviewEntity, id: AnyColumn): SQL {
  return and(eq(drafts.entity, entity), eq(drafts.item_id, id))!
}
