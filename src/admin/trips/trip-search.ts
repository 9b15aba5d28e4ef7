import { plannedStates, type PlannedState } from '#contract/admin/editions.ts'
import { statuses, type Status } from '#contract/fields.ts'
import { categoryNames, type CategoryName } from '#values/categories.ts'
import { tripChecks, type TripCheck } from '#values/checks/check-names.ts'
import { readListSearch, textOf, type ListSearch } from '../shell/list/list-search.ts'

/** Search parameters of the trip list. */
export interface TripSearch extends ListSearch {
  status?: Status
  planned?: PlannedState
  check?: TripCheck
  region?: string
  category?: CategoryName
}

/** Invalid parameters are dropped. */
export function readTripSearch(search: Record<string, unknown>): TripSearch {
  const status = statuses.find((each) => each === search.status)
  const planned = plannedStates.find((each) => each === search.planned)
  const check = tripChecks.find((each) => each === search.check)
  const category = categoryNames.find((each) => each === search.category)
  const region = textOf(search.region)
  return {
    ...readListSearch(search),
    ...(status ? { status } : {}),
    ...(planned ? { planned } : {}),
    ...(check ? { check } : {}),
    ...(category ? { category } : {}),
    ...(region ? { region } : {}),
  }
}
