import { mostPeople } from './facet-values.ts'

/** Trips that are compared side by side; a list shows others as cards. */
export const comparedTrips = { fewest: 2, most: 4 } as const

/** People for whom prices are compared. */
export const comparedPeople = { first: 2, most: mostPeople } as const
