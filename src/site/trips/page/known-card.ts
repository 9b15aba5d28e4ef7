import type { TripCard } from '#contract/trips.ts'
import type { QueryCache } from '#site/shell/queries/query-cache.ts'

/** The card of a trip in one of the lists that this visit has read. */
export function tripCardOf(queries: QueryCache, id: string): TripCard | undefined {
  const lists = Object.entries(queries.dehydrate()).filter(([key]) => /^\["(?:featured-)?trips"/.test(key))
  return lists.flatMap(([, cards]) => cards as unknown as TripCard[]).find((card) => card.id === id)
}
