import type { DraftEntity } from '#contract/admin/drafts/drafts.ts'
import type { Status } from '#contract/fields.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import type { AnyKind, Unpublished, Values } from '../form/form-kind.ts'

/** An item as it is stored, and what its form begins with. */
export interface Stored {
  item: object
  /** Null for content types without drafts. */
  unpublished: Unpublished | null
  live: Values
  /** Null for content types without a status. */
  status: Status | null
  /** Version of the live values; null where saves have none. */
  updatedAt: string | null
  /** The open draft, or else the live version. */
  values: Values
  /** The live version that the values were made from. */
  version: string | null
}

/** The status is always the live one, so that a form never publishes unasked. */
export function storedOf(
  { valuesOf, drafts }: Pick<AnyKind, 'valuesOf' | 'drafts'>,
  item: object,
  unpublished: Unpublished | null,
): Stored {
  const { updated_at = null, status = null } = item as { updated_at?: string; status?: Status }
  const live = valuesOf(item)
  const stored = { item, unpublished, live, status, updatedAt: updated_at, values: live, version: updated_at }
  const draft = unpublished?.draft
  if (!drafts || !draft) return stored
  const values = { ...drafts.valuesOfBody(draft.body, live), ...('status' in live ? { status: live.status } : {}) }
  return { ...stored, values, version: draft.base_version ?? updated_at }
}

/** @param opened the item, if it is loaded already. */
export async function loadStored(
  { load, drafts, ...kind }: AnyKind,
  id: string,
  opened: object | null = null,
): Promise<Stored> {
  const [item, unpublished] = await Promise.all([
    opened ?? load!(id),
    drafts ? loadUnpublished(drafts.entity, id) : null,
  ])
  return storedOf({ ...kind, drafts }, item, unpublished)
}

async function loadUnpublished(entity: DraftEntity, item_id: string): Promise<Unpublished> {
  const [drafts, schedules] = await Promise.all([
    adminApi.drafts.get({ entity, item_id }),
    entity === 'categories' ? [] : adminApi.schedules.list({ entity, item_id }),
  ])
  return { ...drafts, schedules }
}
