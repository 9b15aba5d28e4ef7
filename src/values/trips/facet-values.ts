/** Values in addresses; labels and limits are in `facets.ts`, which browsers need not load. */
export const tripLengthValues = ['short', 'week', 'long'] as const
export const priceBandValues = ['under-40000', '40000-60000', '60000-120000', 'from-120000'] as const
export const tripSortValues = ['newest', 'price-up', 'price-down', 'shortest'] as const

export type TripLength = (typeof tripLengthValues)[number]
export type PriceBand = (typeof priceBandValues)[number]
export type TripSort = (typeof tripSortValues)[number]
