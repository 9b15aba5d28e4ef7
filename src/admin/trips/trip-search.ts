import { plannedStates, type PlannedState } from '#contract/admin/drafts/drafts.ts'
import { noVendor } from '#contract/admin/lists/trip-list.ts'
import { statuses, type Status } from '#contract/fields.ts'
import { categoryNames, type CategoryName } from '#values/categories.ts'
import { tripChecks, type TripCheck } from '#values/checks/check-names.ts'
import { flagOf, readListSearch, textOf, type ListSearch } from '../kit/list/list-search.ts'

/** Search parameters of the trip list. */
export interface TripSearch extends ListSearch {
  status?: Status
  planned?: PlannedState
  check?: TripCheck
  region?: string
  category?: CategoryName
  /** An id, or `none`. */
  vendor?: string
  featured?: boolean
}

/** Invalid parameters are dropped. */
export function readTripSearch(search: Record<string, unknown>): TripSearch {
  const status = statuses.find((each) => each === search.status)
  const planned = plannedStates.find((each) => each === search.planned)
  const check = tripChecks.find((each) => each === search.check)
  const category = categoryNames.find((each) => each === search.category)
  const region = textOf(search.region)
  const vendor = vendorOf(search.vendor)
  const featured = flagOf(search.featured)
  return {
    ...readListSearch(search),
    ...(status ? { status } : {}),
    ...(planned ? { planned } : {}),
    ...(check ? { check } : {}),
    ...(category ? { category } : {}),
    ...(region ? { region } : {}),
    ...(vendor ? { vendor } : {}),
    ...(featured === undefined ? {} : { featured }),
  }
}

const id = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

function vendorOf(value: unknown): string | undefined {
  return value === noVendor || (typeof value === 'string' && id.test(value)) ? value : undefined
}
