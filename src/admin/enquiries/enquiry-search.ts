import { enquiryStatuses, type EnquiryStatus } from '#contract/enquiries.ts'
import { readListSearch, textOf, type ListSearch } from '../kit/list/list-search.ts'

/** Search parameters of the inbox. */
export interface EnquirySearch extends ListSearch {
  status?: EnquiryStatus
  /** Id of a trip. */
  trip_id?: string
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Invalid parameters are dropped. */
export function readEnquirySearch({ action: _none, ...search }: Record<string, unknown>): EnquirySearch {
  const status = enquiryStatuses.find((each) => each === search.status)
  const trip_id = textOf(search.trip_id)
  return {
    ...readListSearch(search),
    ...(status ? { status } : {}),
    ...(trip_id && uuid.test(trip_id) ? { trip_id } : {}),
  }
}
