import { changedNouns, changeKinds, type ChangedNoun } from '#contract/admin/changes.ts'
import { readListSearch, textOf, type ListSearch } from '../shell/list/list-search.ts'

/** Search parameters of the activity list. */
export interface ActivitySearch extends ListSearch {
  noun?: ChangedNoun
  /** Of one thing of the noun. */
  noun_id?: string
  kind?: (typeof changeKinds)[number]
  /** Days in India, YYYY-MM-DD. */
  from?: string
  to?: string
}

/** Invalid parameters are dropped. */
export function readActivitySearch(search: Record<string, unknown>): ActivitySearch {
  const { page } = readListSearch(search)
  const noun = changedNouns.find((each) => each === search.noun)
  const noun_id = noun && textOf(search.noun_id)
  const kind = changeKinds.find((each) => each === search.kind)
  const [from, to] = [dayOf(search.from), dayOf(search.to)]
  return {
    ...(page ? { page } : {}),
    ...(noun ? { noun } : {}),
    ...(noun_id ? { noun_id } : {}),
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

function dayOf(value: unknown): string | undefined {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  return isDay ? value : undefined
}
