import type { RawSearch } from '#contract/http/page-search.ts'
import { foundGroups, foundLimits, type FoundGroup } from '#values/search.ts'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { query } from '../shell/queries/query-cache.ts'
import { readNumber, readText } from '#values/addresses/read-search.ts'

export interface SearchFilter {
  q?: string | undefined
  /** The only kind of results that is shown; undefined for the first ones of each. */
  in?: FoundGroup | undefined
  /** Page of that kind, from 2. */
  page?: number | undefined
}

export const resultsPerPage = 24

const maxPage = Math.ceil(foundLimits.counted / resultsPerPage)

/** @returns always all keys, undefined for invalid values: for a missing key the router would keep the raw value. */
export function readSearchFilter(search: RawSearch<'/search'>): SearchFilter {
  const group = foundGroups.find((each) => each === search.in)
  const page = readNumber(search.page, 2, maxPage)
  return { q: readText(search.q, foundLimits.text, ' '), in: group, page: group && page }
}

/** Only for a filter with a text. */
export function foundQuery({ q = '', in: group, page = 1 }: SearchFilter) {
  const limit = group ? resultsPerPage : foundLimits.perGroup
  return query(['found', q, group, page], cacheTimes.general, (api) =>
    api.search.find({ q, group, limit, offset: (page - 1) * limit }),
  )
}
