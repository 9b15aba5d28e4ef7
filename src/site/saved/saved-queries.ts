import { cacheTimes } from '#contract/http/cache-times.ts'
import { comparedPeople } from '#values/trips/compared-trips.ts'
import { query } from '../shell/queries/query-cache.ts'

/** The published ones of some trips. @param people for whom prices are compared. */
export function chosenTripsQuery(ids: string[], people: number = comparedPeople.first) {
  return query(['chosen-trips', ids, people], cacheTimes.trips, (api) =>
    ids.length > 0 ? api.trips.chosen({ ids: ids.join(','), people }) : Promise.resolve([]),
  )
}

export function chosenStoriesQuery(slugs: string[]) {
  return query(['chosen-stories', slugs], cacheTimes.blogs, (api) =>
    slugs.length > 0 ? api.blogs.chosen({ slugs: slugs.join(',') }) : Promise.resolve([]),
  )
}
