import type { Category, CategoryDetail } from '#contract/categories.ts'
import type { SiteProfile } from '#contract/site.ts'
import { categoryPath, categoryRoute } from '#values/categories.ts'
import { formatJourneys } from '#values/format/counts.ts'
import { landingTrips } from '#values/trips/landing-trips.ts'
import { pageHead } from '../shell/page-head.ts'
import { tripListData } from '../shell/head/structured-data/list-data.ts'

/** The stored description, or a generated sentence. */
export function categoryDescription({ name, description }: Category): string {
  return description.trim() || `Discover amazing ${categoryRoute(name)} experiences`
}

interface CategoryPage {
  site: SiteProfile | undefined
  category: CategoryDetail
  /** Page number, from 1. */
  page: number
  /** Undefined if the search names no existing region. */
  region: string | undefined
  tripsOfRegion: number
  /** Whether the list is filtered by more than its region. */
  hasFacets: boolean
  /** In the order of the page. */
  trips: { id: string; title: string }[]
  /** Number of trips on the previous pages. */
  tripsBefore: number
}

/**
 * Text of a region that search engines index.
 * @returns null for all others.
 */
export function landingText(category: Category, region: string | undefined, trips: number): string | null {
  if (!region || trips < landingTrips) return null
  return `${formatJourneys(trips)} in ${region}, each with its days, its price and the people who lead it. ${categoryDescription(category)}`
}

/** The canonical URL contains the page, and the region if search engines index it; no other filter. */
export function categoryHead({
  site,
  category,
  page,
  region,
  trips,
  tripsBefore,
  tripsOfRegion,
  hasFacets,
}: CategoryPage) {
  const base = categoryPath(category.name)
  const landing = landingText(category, region, tripsOfRegion)
  const search = new URLSearchParams()
  if (landing && region) search.set('region', region)
  if (page > 1) search.set('page', String(page))
  const path = search.size > 0 ? `${base}?${search.toString().replaceAll('+', '%20')}` : base
  const title = [region ? `${category.title} in ${region}` : category.title, page > 1 ? `Page ${page}` : '']
  const list = { name: category.title, path: base, trips, before: tripsBefore }
  return pageHead({
    site,
    title: title.filter(Boolean).join(' · '),
    description: landing ?? categoryDescription(category),
    path,
    card: category.share_image,
    unlisted: hasFacets || (trips.length === 0 && page > 1),
    structuredData: import.meta.env.SSR && site && tripListData(site, list),
  })
}
