import { cacheTimes } from '#contract/cache-times.ts'
import { query } from '../shell/query-cache.ts'

export function hostQuery(id: string) {
  return query(['host', id], cacheTimes.trip, (api) => api.hosts.get({ id }))
}
