import { cacheTimes } from '#contract/http/cache-times.ts'
import { query } from '../shell/queries/query-cache.ts'

/** The active hero image; a failure is logged and counts as none (specification 7.1). */
export const heroImageQuery = query(['hero-image'], cacheTimes.heroImage, async (api) => {
  try {
    return await api.heroImages.active()
  } catch (error) {
    console.error('hero image could not be fetched', error)
    return null
  }
})
