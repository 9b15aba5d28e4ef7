import { cacheTimes } from '#contract/http/cache-times.ts'
import { query } from '../shell/queries/query-cache.ts'

export function hostQuery(id: string) {
  return query(['host', id], cacheTimes.trip, (api) => api.hosts.get({ id }))
}
