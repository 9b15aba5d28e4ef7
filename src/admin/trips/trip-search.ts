import { tripListSchema } from '#contract/admin/lists/trip-list.ts'
import { searchReader } from '../kit/list/list-search.ts'

export const readTripSearch = searchReader(tripListSchema)

export type TripSearch = ReturnType<typeof readTripSearch>
