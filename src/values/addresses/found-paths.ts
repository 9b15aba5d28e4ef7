import { tripPath } from '../trips/trip-address.ts'

/** Addresses that results lead to, for pages and suggestions alike. */
export const foundPaths = {
  trip: tripPath,
  story: (slug: string) => `/blog/${slug}`,
  region: (name: string) => `/journeys?region=${encodeURIComponent(name)}`,
  host: (id: string) => `/host/${id}`,
}
