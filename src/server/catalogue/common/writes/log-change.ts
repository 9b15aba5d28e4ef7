import type { Logger } from 'pino'
import type { Status } from '#contract/fields.ts'
import type { AdminIdentity } from '#server/platform/auth/visitor.ts'

type Entity = 'trip' | 'blog' | 'vendor' | 'testimonial' | 'hero-image'

interface ChangeContext {
  log: Logger
  identity: AdminIdentity
  afterCommit: (task: () => Promise<void>) => void
}

/** Logs, after the commit, that a record was published, unpublished or deleted, and in which session. */
export function logChange(
  context: ChangeContext,
  entity: Entity,
  id: string,
  change: 'published' | 'unpublished' | 'deleted',
) {
  const { log, identity, afterCommit } = context
  const event = `${entity}-${change}`
  afterCommit(async () => log.info({ event, id, session: identity.session.id }, event))
}

type BulkChange = 'published' | 'unpublished' | 'deleted' | 'changed'

/** @returns what an action on several records does to each. */
export function changeOf({ kind, status }: { kind: string; status?: Status }): BulkChange {
  if (kind === 'delete') return 'deleted'
  if (kind !== 'status') return 'changed'
  return status === 'published' ? 'published' : 'unpublished'
}

/** The same for several records in one line. */
export function logChanges(context: ChangeContext, entity: Entity, count: number, change: BulkChange) {
  if (count === 0) return
  const { log, identity, afterCommit } = context
  const event = `${entity}s-${change}`
  afterCommit(async () => log.info({ event, count, session: identity.session.id }, event))
}

/**
 * Logs a save if it changed the status.
 * @param before null for a new record.
 * @param after undefined for a save that does not name the status.
 */
export function logStatus(
  context: ChangeContext,
  entity: Entity,
  id: string,
  before: Status | null,
  after: Status | undefined,
): void {
  if (!after || after === (before ?? 'draft')) return
  logChange(context, entity, id, after === 'published' ? 'published' : 'unpublished')
}
