import { cacheTimes } from '#contract/http/cache-times.ts'
import { query } from '../shell/queries/query-cache.ts'

/** Cards of the published ones of some trips. */
export function chosenTripsQuery(ids: string[]) {
  return query(['chosen-trips', ids], cacheTimes.trips, (api) =>
    ids.length > 0 ? api.trips.chosen({ ids: ids.join(',') }) : Promise.resolve([]),
  )
}

export function chosenStoriesQuery(slugs: string[]) {
  return query(['chosen-stories', slugs], cacheTimes.blogs, (api) =>
    slugs.length > 0 ? api.blogs.chosen({ slugs: slugs.join(',') }) : Promise.resolve([]),
  )
}
