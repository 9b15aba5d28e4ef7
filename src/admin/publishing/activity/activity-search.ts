import {
  activityKinds,
  changedEntities,
  type ActivityKind,
  type ChangedEntity,
} from '#contract/admin/changes/changes.ts'
import { readListSearch, textOf, type ListSearch } from '../../kit/list/list-search.ts'

/** Search parameters of the activity list. */
export interface ActivitySearch extends ListSearch {
  entity?: ChangedEntity
  /** Limits the activity to one item of the content type. */
  item_id?: string
  kind?: ActivityKind
  pinned?: true
  /** Days in India, YYYY-MM-DD. */
  from?: string
  to?: string
  /** Ids of changes: the page of those older or newer than it. */
  before?: number
  after?: number
}

/** Invalid parameters are dropped. */
export function readActivitySearch(search: Record<string, unknown>): ActivitySearch {
  const { search: words } = readListSearch(search)
  const entity = changedEntities.find((each) => each === search.entity)
  const item_id = entity && textOf(search.item_id)
  const kind = activityKinds.find((each) => each === search.kind)
  const [from, to] = [dayOf(search.from), dayOf(search.to)]
  const [before, after] = [idOf(search.before), idOf(search.after)]
  return {
    ...(words ? { search: words } : {}),
    ...(entity ? { entity } : {}),
    ...(item_id ? { item_id } : {}),
    ...(kind ? { kind } : {}),
    ...(search.pinned === true ? { pinned: true } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(before ? { before } : after ? { after } : {}),
  }
}

function idOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined
}

function dayOf(value: unknown): string | undefined {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  return isDay ? value : undefined
}
