/** Values in addresses; labels and limits are in `facets.ts`, which browsers need not load. */
export const tripLengthValues = ['short', 'week', 'long'] as const
export const priceBandValues = ['under-40000', '40000-60000', '60000-120000', 'from-120000'] as const
export const tripSortValues = ['choice', 'newest', 'price-up', 'price-down', 'shortest'] as const

/** Cities that travellers start from, whose arrivals a trip may name. */
export const startCities = ['Mumbai', 'Delhi', 'Bengaluru', 'Kolkata', 'Chennai'] as const

/** Of the paces 1 to 5. */
export const paceWords = ['Restful', 'Easy', 'Moderate', 'Active', 'Demanding'] as const

/** @returns such as 'Up to easy', of a list with this pace at most. */
export function paceAtMost(pace: number): string {
  const word = paceWords[pace - 1]!
  return pace === 1 ? word : `Up to ${word.toLowerCase()}`
}

/** Sizes of groups that lists offer. */
export const groupSizes = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12] as const

/** Most people of a group that a list is asked for. */
export const mostPeople = 20

export type StartCity = (typeof startCities)[number]
export type TripLength = (typeof tripLengthValues)[number]
export type PriceBand = (typeof priceBandValues)[number]
export type TripSort = (typeof tripSortValues)[number]
