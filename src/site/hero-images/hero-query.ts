import { queryOptions } from '@tanstack/react-query'
import { cacheTimes } from '#contract/cache-times.ts'
import { api } from '#contract/client.ts'
import { queryTimes } from '../shell/query-times.ts'

/** The active hero image; a failure is logged and means none (specification 7.1). */
export const heroImageQuery = queryOptions({
  queryKey: ['hero-image'],
  queryFn: async () => {
    try {
      return await api.heroImages.active()
    } catch (error) {
      console.error('hero image could not be fetched', error)
      return null
    }
  },
  ...queryTimes(cacheTimes.heroImage),
})
