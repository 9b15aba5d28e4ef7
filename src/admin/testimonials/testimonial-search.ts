import { flagOf, readListSearch, type ListSearch } from '../kit/list/list-search.ts'

/** Search parameters of the list of testimonials. */
export interface TestimonialSearch extends ListSearch {
  on_home?: boolean
}

/** Invalid parameters are dropped. */
export function readTestimonialSearch(search: Record<string, unknown>): TestimonialSearch {
  const on_home = flagOf(search.on_home)
  return { ...readListSearch(search), ...(on_home === undefined ? {} : { on_home }) }
}
