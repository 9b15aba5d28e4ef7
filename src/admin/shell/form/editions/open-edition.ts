import type { EditionBody, EditionNoun, Editions } from '#contract/admin/editions/editions.ts'
import type { Schedule } from '#contract/admin/editions/schedules.ts'
import type { Status } from '#contract/fields.ts'
import { adminApi } from '../../api/admin-api.ts'
import type { Start } from '../use-begun.ts'

/** What is kept of a thing besides what is live. */
export interface Kept extends Editions {
  schedules: Schedule[]
}

/** A stored item as its form loads it; without `kept` where the noun has no drafts. */
export interface Opened {
  updated_at: string
  status?: Status
  kept?: Kept
}

/** How a form's values become the body of a draft, and the reverse. */
export interface EditionKind<Values> {
  noun: EditionNoun
  bodyOf: (values: Values) => object
  /** @param live the values of what is live, for fields that the body does not have. */
  valuesOfBody: (body: EditionBody, live: Values) => Values
}

export async function loadKept(noun: EditionNoun, item_id: string): Promise<Kept> {
  const [editions, schedules] = await Promise.all([
    adminApi.editions.get({ noun, item_id }),
    noun === 'categories' ? [] : adminApi.schedules.list({ noun, item_id }),
  ])
  return { ...editions, schedules }
}

/** @returns a function that loads an item with what is kept besides. */
export function withKept<Item>(noun: EditionNoun, load: (id: string) => Promise<Item>) {
  return async (id: string): Promise<Item & { kept: Kept }> => {
    const [item, kept] = await Promise.all([load(id), loadKept(noun, id)])
    return { ...item, kept }
  }
}

/**
 * What a form begins with: the open draft, or else what is live. Its status is always the live one, so that a form never
 * publishes by itself.
 */
export function startOf<Values extends object, Item extends Opened>(
  item: Item,
  valuesOf: (item: Item) => Values,
  kind: EditionKind<Values> | undefined,
): Start<Values> {
  const live = valuesOf(item)
  const draft = item.kept?.draft
  if (!kind || !draft) return { values: live, version: item.updated_at, live }
  const values = { ...kind.valuesOfBody(draft.body, live), ...('status' in live ? { status: live.status } : {}) }
  const version = draft.base_version ?? item.updated_at
  return { values, version, live: version === item.updated_at ? live : null }
}
